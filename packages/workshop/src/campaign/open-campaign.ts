/** The campaign of a log, from the packs of the workspace. */
import { type PlayedCampaign, playedCampaign } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { rulebookIn, rulebooks } from '../page/rulebooks.ts'
import { type ScenarioChoice, scenarioChoices } from '../page/scenario-choices.ts'

export interface OpenCampaign {
  readonly campaign: PlayedCampaign
  readonly pack: PackOutline
  readonly slug: string
  /** The rulebook of its pack, with the systems that declare the fields of its record. */
  readonly rulebook: Rulebook
  /** The scenario with this name in the campaign, ready to play; undefined where no loaded pack has it. */
  readonly choiceOf: (name: string) => ScenarioChoice | undefined
}

/** A campaign by its code; undefined where no loaded pack has it. @param code `pack:campaign/slug`, or `pack:slug` */
export function openCampaign(code: string, bundles: readonly PackOutline[]): OpenCampaign | undefined {
  const [id = '', rest = ''] = code.split(':')
  const slug = rest.replace(/^campaign\//, '')
  const pack = bundles.find((one) => one.id === id)
  if (!pack || !Object.hasOwn(pack.campaigns ?? {}, slug)) return undefined
  const rulebook = rulebookIn(pack, bundles)
  const campaign = playedCampaign(pack, slug, bundles, rulebook)
  if (!campaign) return undefined
  return {
    campaign,
    pack,
    slug,
    rulebook,
    choiceOf: (name) => {
      const found = campaign.scenarios.find((one) => one.name === name || one.was.includes(name))
      return found && choicesOf(bundles).get(found.scenario.replace(':scenario/', ':'))
    },
  }
}

/** All campaigns of the packs, by title. */
export function campaignsOf(bundles: readonly PackOutline[]): readonly OpenCampaign[] {
  return bundles
    .flatMap((pack) => Object.keys(pack.campaigns ?? {}).flatMap((slug) => openCampaign(`${pack.id}:${slug}`, bundles) ?? []))
    .sort((one, other) => one.campaign.title.localeCompare(other.campaign.title, 'en'))
}

const known = new WeakMap<readonly PackOutline[], ReadonlyMap<string, ScenarioChoice>>()

function choicesOf(bundles: readonly PackOutline[]): ReadonlyMap<string, ScenarioChoice> {
  const before = known.get(bundles)
  if (before) return before
  const made = new Map(scenarioChoices(bundles, rulebooks).map((choice) => [choice.code, choice]))
  known.set(bundles, made)
  return made
}
