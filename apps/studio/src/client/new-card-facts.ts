/** The facts that a new card of each type begins with: the least that the checks accept. */
import { suggestSlug } from '@questwright/packs/browser'
import type { JsonRecord } from '../workspace-types.ts'

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
} as const satisfies { readonly [type: string]: JsonRecord }

export type NewCardType = keyof typeof blank

export const newCardTypes = Object.keys(blank) as readonly NewCardType[]

/** Whether cards of a type belong to an encounter set. */
export const hasEncounterSet = (type: NewCardType): boolean => ['enemy', 'location', 'treachery', 'objective', 'quest'].includes(type)

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
    ...(slug.includes(':') ? {} : { encounterSet: { slug, title: given === slug ? titleOf(slug) : given } }),
  }
}

const titleOf = (slug: string): string => slug.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
