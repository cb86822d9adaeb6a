/** A campaign as its games are set up from it: with full codes throughout. Pure. */
import type { Rulebook } from '@questwright/rulebook'
import type { FactValue, PackOutline } from './bundle.ts'
import type { CampaignFacts, CampaignWay, WayCondition } from './campaign.ts'
import { waysFrom } from './campaign-ways.ts'
import type { OptionalRule } from './optional-rules.ts'
import { withGround } from './pack-rulebook.ts'
import { compareText } from './problem.ts'
import { fullCode } from './slug.ts'

/** A scenario of a campaign, with the codes that the setup of its game names. */
export interface PlayedCampaignScenario {
  readonly name: string
  /** `pack:scenario/slug` */
  readonly scenario: string
  /** Codes of the additional rule cards of its game: those of the campaign, and the card beside the scenario. */
  readonly rules: readonly string[]
  /** Codes of cards that lie aside in its game. */
  readonly aside: readonly string[]
  /** Values of the log for its game alone. */
  readonly record: { readonly [field: string]: FactValue }
  readonly next: readonly CampaignWay[]
  readonly was: readonly string[]
}

export interface PlayedCampaign {
  /** `pack:campaign/slug` */
  readonly code: string
  readonly title: string
  readonly text: string | undefined
  /** With what its log begins. */
  readonly record: { readonly [field: string]: FactValue }
  /** Rules that its players may choose as they begin it, by their titles. */
  readonly options: readonly OptionalRule[]
  readonly scenarios: readonly PlayedCampaignScenario[]
}

/** `deep-water` is a system where its pack has one of that name, else a rule card. */
function ruleCode(rule: string, pack: string, packs: readonly PackOutline[]): string {
  const code = fullCode(rule, pack)
  const [home = '', slug = ''] = code.split(':')
  const systems = packs.find(({ id }) => id === home)?.systems ?? {}
  return `${home}:${Object.hasOwn(systems, slug) ? 'system' : 'rule'}/${slug}`
}

/** The codes in a field of a record that holds cards, in full. */
function withFullCodes(value: FactValue, holds: string | undefined, pack: string): FactValue {
  if (!Array.isArray(value) || (holds !== 'cards' && holds !== 'held-cards')) return value
  return value.map((one: FactValue) => {
    if (typeof one === 'string') return fullCode(one, pack)
    const { card } = (one ?? {}) as { readonly card?: FactValue }
    return typeof card === 'string' ? { ...(one as object), card: fullCode(card, pack) } : one
  })
}

/** What a campaign writes into its log, as it begins or for the game of a scenario, codes in full. @param rulebook of its pack */
export function recordInFull(
  { record = {} }: Pick<CampaignFacts, 'record'>,
  pack: string,
  rulebook: Pick<Rulebook, 'record'>,
): PlayedCampaign['record'] {
  const holds = (field: string) => (Object.hasOwn(rulebook.record, field) ? rulebook.record[field]?.holds : undefined)
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, withFullCodes(value, holds(field), pack)]))
}

/** The optional rules that are offered with these: systems of a campaign's pack and dependencies. @param rules codes of rules that always hold */
function optionsWith(rules: readonly string[], pack: PackOutline, packs: readonly PackOutline[]): readonly OptionalRule[] {
  return withGround([pack], packs)
    .flatMap(({ id, systems = {}, text }) =>
      Object.entries(systems).flatMap(([slug, { chosenWith }]) => {
        const code = `${id}:system/${slug}`
        if (chosenWith === undefined || rules.includes(code) || !rules.includes(fullCode(chosenWith, id).replace(':', ':system/')))
          return []
        const words = text.en?.systems?.[slug]
        return [{ code, pack: id, slug, title: words?.title ?? slug, text: words?.text }]
      }),
    )
    .sort((one, other) => compareText(one.title, other.title) || compareText(one.code, other.code))
}

/** @param packs all loaded packs @param rulebook of the pack of the campaign */
export function playedCampaign(
  pack: PackOutline,
  slug: string,
  packs: readonly PackOutline[],
  rulebook: Rulebook,
): PlayedCampaign | undefined {
  const facts = pack.campaigns?.[slug]
  if (facts === undefined) return undefined
  const words = pack.text.en?.campaigns?.[slug]
  const rules = (facts.rules ?? []).map((rule) => ruleCode(rule, pack.id, packs))
  return {
    code: `${pack.id}:campaign/${slug}`,
    title: words?.title ?? slug,
    text: words?.text,
    record: recordInFull(facts, pack.id, rulebook),
    options: optionsWith(rules, pack, packs),
    scenarios: facts.scenarios.map(({ name, scenario, card, aside = [], was = [], ...own }) => ({
      name,
      scenario: fullCode(scenario, pack.id).replace(':', ':scenario/'),
      rules: card === undefined ? rules : [...rules, fullCode(card, pack.id)],
      aside: aside.map((one) => fullCode(one, pack.id)),
      record: recordInFull(own, pack.id, rulebook),
      next: waysFrom(facts, name),
      was,
    })),
  }
}

/** Whether a way is open with this record. */
function isOpen(when: WayCondition | undefined, record: { readonly [field: string]: unknown }): boolean {
  if (when === undefined) return true
  const field = record[when.record]
  const value = when.name === undefined ? field : (field as { readonly [name: string]: unknown } | undefined)?.[when.name]
  return value === when.is
}

/** The scenario that comes after one, with this record. @returns undefined at the end of the campaign */
export function scenarioAfter(
  campaign: PlayedCampaign,
  name: string,
  record: { readonly [field: string]: unknown },
): PlayedCampaignScenario | undefined {
  const way = scenarioNamed(campaign, name)?.next.find(({ when }) => isOpen(when, record))
  return way && scenarioNamed(campaign, way.to)
}

/** The scenario that a campaign calls so, or called so once. */
export function scenarioNamed({ scenarios }: PlayedCampaign, name: string): PlayedCampaignScenario | undefined {
  return scenarios.find((one) => one.name === name) ?? scenarios.find(({ was }) => was.includes(name))
}
