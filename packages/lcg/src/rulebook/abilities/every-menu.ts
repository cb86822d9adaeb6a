/**
 * Entries for the cards that a lasting effect of an encounter or quest card changes: every card of the sort, also one that enters play or moves there
 * while the effect lasts. LCG-LASTING-2
 */
import type { MenuEntry } from '@questwright/rulebook'
import { entry } from '@questwright/rulebook/menu-entries'

interface Place {
  /** The field that stands for the place or state in the argument of `everyCard`. */
  readonly code?: string
  /** The words for it before and behind the sort of cards. */
  readonly before?: string
  readonly behind?: string
  /** The filters that ask for the same place or state. */
  readonly filters: readonly string[]
}

const places: { readonly [place: string]: Place } = {
  plain: { filters: [] },
  staging: { code: "where: 'staging-area'", behind: 'in the staging area', filters: ['in-staging'] },
  engaged: { code: "engagedWith: 'any'", behind: 'engaged with a player', filters: ['is-engaged'] },
  'with-you': { code: 'engagedWith: you', behind: 'engaged with {you|them}', filters: ['with-you'] },
  yours: { code: 'controller: you', behind: '{you control|they control}', filters: ['yours'] },
  committed: { code: "state: 'committed'", behind: 'committed to the quest', filters: ['questing'] },
  'not-committed': { code: "state: 'not-committed'", behind: 'not committed to the quest', filters: ['not-questing'] },
  exhausted: { code: "state: 'exhausted'", before: 'exhausted', filters: ['exhausted'] },
  ready: { code: "state: 'ready'", before: 'ready', filters: ['ready'] },
  damaged: { code: "state: 'damaged'", before: 'damaged', filters: ['damaged'] },
}

const every = (
  id: string,
  { code, before = '', behind = '' }: Place,
  sort: readonly string[],
  noun: string,
): readonly [string, MenuEntry] => {
  const fields = [...sort, ...(code === undefined ? [] : [code])].join(', ')
  const words = ['each', before, noun, behind].filter((word) => word !== '').join(' ')
  // a label shows … in place of a blank, and the first of several words
  const label = words.replace(/\$\w+/g, '…').replace(/\{([^|}]*)[^}]*\}/g, '$1')
  const blanks = { ...(noun.includes('$sort') && { sort: 'sort' }), ...(noun.includes('$trait') && { trait: 'trait' }) }
  return [id, entry(`${label}, also one that joins later`, `everyCard({ ${fields} })`, words, blanks, { means: 'several', offer: 'read' })]
}

const sorts = Object.entries(places).flatMap(([name, place]) => [
  every(`every-${name}`, place, ['is: $sort'], '$sort'),
  every(`every-trait-${name}`, place, ['is: $sort', 'trait: $trait'], '$trait $sort'),
])

export const everyCards: { readonly [id: string]: MenuEntry } = Object.fromEntries([
  ...sorts,
  every('every-card-staging', places.staging as Place, [], 'card'),
])

/** For the reading of texts: the entries above by the filters that a set of cards has in addition to its sort and trait. */
export const everyOf: readonly {
  readonly filters: readonly string[]
  readonly sort: string
  readonly trait: string
  readonly card?: string
}[] = Object.entries(places).map(([name, { filters }]) => ({
  filters,
  sort: `every-${name}`,
  trait: `every-trait-${name}`,
  ...(name === 'staging' && { card: 'every-card-staging' }),
}))

/** For the reading of texts: the filter that says the same as the name of a set of cards, or `none` for all cards of a sort in play. */
export const filterOfGroup: { readonly [group: string]: string } = {
  enemies: 'none',
  locations: 'none',
  heroes: 'none',
  allies: 'none',
  characters: 'none',
  'in-play': 'none',
  staging: 'in-staging',
  engaged: 'with-you',
  'your-heroes': 'yours',
  'your-allies': 'yours',
  'your-characters': 'yours',
  committed: 'questing',
}
