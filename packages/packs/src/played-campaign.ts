/** A campaign in the form from which its games are set up: all codes are full. */
import type { Rulebook } from '@questwright/rulebook'
import type { FactValue, PackOutline } from './bundle.ts'
import type { CampaignFacts, CampaignWay, WayCondition } from './campaign.ts'
import { waysFrom } from './campaign-ways.ts'
import { namesOfGame } from './names/brought.ts'
import { linkedPacks } from './names/linked-packs.ts'
import type { OptionalRule } from './optional-rules.ts'
import { withGround } from './pack-rulebook.ts'
import { compareText } from './problem.ts'
import { bare, fullCode } from './slug.ts'

/** A scenario of a campaign, with the codes that the setup of its game names. */
export interface PlayedCampaignScenario {
  readonly name: string
  /** `pack:scenario/slug` */
  readonly scenario: string
  /** Codes of the additional rule cards of its game: those of the campaign, and the card that belongs to the scenario. */
  readonly rules: readonly string[]
  /** Codes of cards that are set aside in its game. */
  readonly aside: readonly string[]
  /** Values of the record for this game only. */
  readonly record: { readonly [field: string]: FactValue }
  readonly next: readonly CampaignWay[]
  readonly was: readonly string[]
}

export interface PlayedCampaign {
  /** `pack:campaign/slug` */
  readonly code: string
  readonly title: string
  readonly text: string | undefined
  /** The initial record. */
  readonly record: { readonly [field: string]: FactValue }
  /** Rules that the players may choose when they start the campaign, by title. */
  readonly options: readonly OptionalRule[]
  readonly scenarios: readonly PlayedCampaignScenario[]
  /**
   * The fields of its logs that another loaded pack declares as well: by the name in a log, which is the name in the files of the campaign's pack,
   * `pack:name` with the pack that is meant. A log keeps its names when other packs are added to a game.
   */
  readonly sharedFields: { readonly [field: string]: string }
}

/** The code of a rule: `deep-water` means a system if the pack has one with this name, else a rule card. */
function ruleCode(rule: string, pack: string, packs: readonly PackOutline[]): string {
  const code = fullCode(rule, pack)
  const [home = '', slug = ''] = code.split(':')
  const systems = packs.find(({ id }) => id === home)?.systems ?? {}
  return `${home}:${Object.hasOwn(systems, slug) ? 'system' : 'rule'}/${slug}`
}

/** A value of a record with full codes, if its field contains cards. */
function withFullCodes(value: FactValue, holds: string | undefined, pack: string): FactValue {
  if (!Array.isArray(value) || (holds !== 'cards' && holds !== 'held-cards')) return value
  return value.map((one: FactValue) => {
    if (typeof one === 'string') return fullCode(one, pack)
    const { card } = (one ?? {}) as { readonly card?: FactValue }
    return typeof card === 'string' ? { ...(one as object), card: fullCode(card, pack) } : one
  })
}

/**
 * The record that a campaign sets, initially or for the game of a scenario, with full codes.
 * @param rulebook of its pack
 */
export function recordInFull(
  { record = {} }: Pick<CampaignFacts, 'record'>,
  pack: string,
  rulebook: Pick<Rulebook, 'record'>,
): PlayedCampaign['record'] {
  const holds = (field: string) => (Object.hasOwn(rulebook.record, field) ? rulebook.record[field]?.holds : undefined)
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [field, withFullCodes(value, holds(field), pack)]))
}

/**
 * The optional rules that are offered: systems of a campaign's pack and of its dependencies.
 * @param rules codes of rules that are always in effect
 */
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

/**
 * Makes the campaign.
 * @param packs all loaded packs
 * @param rulebook of the pack of the campaign
 */
export function playedCampaign(
  pack: PackOutline,
  slug: string,
  packs: readonly PackOutline[],
  rulebook: Rulebook,
): PlayedCampaign | undefined {
  const facts = linkedCampaigns(pack, packs)?.[slug]
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
    sharedFields: sharedFields(pack, packs, rulebook),
  }
}

/** The campaigns of a pack, with the names that fields of records have in the rulebook of that pack. */
export function linkedCampaigns(pack: PackOutline, packs: readonly PackOutline[]): PackOutline['campaigns'] {
  return linkedPacks(withGround([pack], packs), pack.id).find(({ id }) => id === pack.id)?.campaigns
}

function sharedFields(
  pack: PackOutline,
  packs: readonly PackOutline[],
  rulebook: Pick<Rulebook, 'record'>,
): PlayedCampaign['sharedFields'] {
  const names = namesOfGame(packs)
  const shared = Object.keys(rulebook.record).flatMap((field): [string, string][] => {
    const [home] = names.meant(pack.id, 'record', field)?.packs ?? []
    const name = bare(field)
    const bringers = packs.filter(({ id }) => names.sortsOf(id, name).includes('record'))
    return home === undefined || bringers.length < 2 ? [] : [[field, `${home}:${name}`]]
  })
  return Object.fromEntries(shared)
}

type RecordByName<Value> = { readonly [field: string]: Value }

/** A record of a log with the names that fields have in games: with their packs, where two packs declare them. */
export function recordForGame<Value>(
  { sharedFields }: Pick<PlayedCampaign, 'sharedFields'>,
  record: RecordByName<Value>,
): RecordByName<Value> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => [Object.hasOwn(sharedFields, field) ? (sharedFields[field] as string) : field, value]),
  )
}

/**
 * The reverse of `recordForGame`: a record of a game with the names of the log. Fields of other packs that only share a name with a field of the
 * log are left out: they belong to no game of this campaign.
 */
export function recordForLog<Value>(
  { sharedFields }: Pick<PlayedCampaign, 'sharedFields'>,
  record: RecordByName<Value>,
): RecordByName<Value> {
  const ofLog = Object.entries(sharedFields)
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]): [string, Value][] => {
      const named = ofLog.find(([own, inGame]) => own === field || inGame === field)
      if (named) return [[named[0], value]]
      const alike = ofLog.filter(([own]) => bare(own) === bare(field))
      if (alike.length > 0 && field.includes(':')) return []
      // in a game without the other packs that declare the name, the field has no pack in front
      return [[alike.length === 1 ? (alike[0]?.[0] as string) : field, value]]
    }),
  )
}

/** Whether the condition of a way is met by a record. */
function isOpen(when: WayCondition | undefined, record: { readonly [field: string]: unknown }): boolean {
  if (when === undefined) return true
  const field = record[when.record]
  const value = when.name === undefined ? field : (field as { readonly [name: string]: unknown } | undefined)?.[when.name]
  return value === when.is
}

/**
 * The scenario that follows another one with this record.
 * @returns undefined at the end of the campaign
 */
export function scenarioAfter(
  campaign: PlayedCampaign,
  name: string,
  record: { readonly [field: string]: unknown },
): PlayedCampaignScenario | undefined {
  const way = scenarioNamed(campaign, name)?.next.find(({ when }) => isOpen(when, record))
  return way && scenarioNamed(campaign, way.to)
}

/** The scenario with a name, which may be a former one. */
export function scenarioNamed({ scenarios }: PlayedCampaign, name: string): PlayedCampaignScenario | undefined {
  return scenarios.find((one) => one.name === name) ?? scenarios.find(({ was }) => was.includes(name))
}
