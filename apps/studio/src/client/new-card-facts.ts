/** The facts that a new card of each type begins with: the least that the checks accept. */
import { suggestSlug } from '@questwright/packs/browser'
import type { CardType } from '@questwright/packs/types'
import type { JsonRecord } from '@questwright/workshop/page'

const player = { traits: [], keywords: [], quantity: 3 }
const encounter = { traits: [], keywords: [], quantity: 1 }

const blank = {
  hero: { sphere: 'leadership', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3, ...player, unique: true, quantity: 1 },
  ally: { sphere: 'leadership', cost: 2, willpower: 1, attack: 1, defense: 1, hitPoints: 2, ...player },
  attachment: { sphere: 'leadership', cost: 1, ...player },
  event: { sphere: 'leadership', cost: 1, ...player },
  enemy: { engagementCost: 30, threat: 1, attack: 2, defense: 1, hitPoints: 3, ...encounter },
  location: { threat: 2, questPoints: 2, ...encounter },
  treachery: { ...encounter },
  objective: { ...encounter },
  quest: { stage: 1, sides: { A: {}, B: { questPoints: 8 } }, quantity: 1 },
  'objective-ally': { willpower: 1, attack: 1, defense: 1, hitPoints: 3, ...encounter },
  'objective-location': { threat: 1, questPoints: 3, ...encounter },
  'objective-hero': { willpower: 2, attack: 2, defense: 2, hitPoints: 4, ...encounter },
  'encounter-side-quest': { questPoints: 5, ...encounter },
  'ship-enemy': { engagementCost: 30, threat: 2, attack: 3, defense: 1, hitPoints: 5, ...encounter },
  'ship-objective': { willpower: 1, attack: 2, defense: 2, hitPoints: 6, ...encounter },
  'player-side-quest': { sphere: 'neutral', cost: 1, questPoints: 4, ...player },
  contract: { traits: [], keywords: [], quantity: 1 },
  treasure: { cost: 1, ...encounter },
  boon: { traits: [], keywords: [], quantity: 1 },
  burden: { ...encounter },
  nightmare: { quantity: 1 },
  campaign: { quantity: 1 },
} as const satisfies { readonly [type in CardType]: JsonRecord }

export type NewCardType = CardType

/** The types as a menu offers them: what most quests need first. */
export const newCardTypes: readonly { readonly group: string; readonly types: readonly NewCardType[] }[] = [
  { group: 'Encounter deck', types: ['enemy', 'location', 'treachery', 'objective'] },
  { group: 'Quest deck', types: ['quest'] },
  { group: 'Player cards', types: ['hero', 'ally', 'attachment', 'event'] },
  {
    group: 'More encounter cards',
    types: ['objective-ally', 'objective-location', 'objective-hero', 'encounter-side-quest', 'ship-enemy', 'ship-objective'],
  },
  { group: 'More player cards', types: ['player-side-quest', 'contract', 'treasure'] },
  { group: 'Campaigns and nightmare', types: ['boon', 'burden', 'campaign', 'nightmare'] },
]

/** A test compares it with what the checks ask of each type: their schemas are too much for every page to load. */
const inEncounterSets: ReadonlySet<NewCardType> = new Set([
  'quest',
  'enemy',
  'location',
  'treachery',
  'objective',
  'objective-ally',
  'objective-hero',
  'objective-location',
  'encounter-side-quest',
  'ship-enemy',
  'ship-objective',
  'treasure',
  'burden',
])

/** Whether cards of a type belong to an encounter set. */
export const hasEncounterSet = (type: NewCardType): boolean => inEncounterSets.has(type)

interface Wanted {
  readonly type: NewCardType
  readonly facts?: JsonRecord
  readonly encounterSet?: string
}

/**
 * The facts of a new card.
 * @param pack its encounter set is called like the pack where none is named
 * @returns facts, and the set that `text/en.json` must name; a set of another pack (`pack:slug`) is named there
 */
export function factsOfNewCard(
  { type, facts = {}, encounterSet }: Wanted,
  pack: string,
): { readonly facts: JsonRecord; readonly encounterSet?: { readonly slug: string; readonly title: string } } {
  if (!hasEncounterSet(type)) return { facts: { type, ...blank[type], ...facts } }
  const given = encounterSet ?? (typeof facts.encounterSet === 'string' ? facts.encounterSet : pack)
  const slug = given.includes(':') ? given : suggestSlug(given) || pack
  const own = type === 'quest' ? { encounterSets: [slug] } : { encounterSet: slug }
  return {
    facts: { type, ...own, ...blank[type], ...facts },
    ...(slug.includes(':') ? {} : { encounterSet: { slug, title: given === slug ? titleFromSlug(slug) : given } }),
  }
}

/** The title that a slug would have: `my-set` gives `My Set`. */
export const titleFromSlug = (slug: string): string => slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
