/** The figures of a deck: what charts draw and the tables beside them say. */
import { fullCode } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import type { SearchCard } from './card-search.ts'

export interface Figure {
  readonly name: string
  readonly count: number
}

export interface DeckNumbers {
  /** Copies by cost, from 0 to the highest; X and cards that are not here come last, where there are any. */
  readonly costs: readonly Figure[]
  readonly spheres: readonly Figure[]
  readonly types: readonly Figure[]
  /** In hundredths; undefined without a card that has a number for its cost. */
  readonly averageCost: number | undefined
  readonly threat: number
}

const spheres = ['leadership', 'tactics', 'spirit', 'lore', 'neutral']
const types = ['ally', 'attachment', 'event']

/** Counts a deck. @param find a card by its full code */
export function deckNumbers(deck: DeckFacts, find: (code: string) => SearchCard | undefined, pack: string): DeckNumbers {
  const costs = new Map<number, number>()
  const bySphere = new Map<string, number>(spheres.map((sphere) => [sphere, 0]))
  const byType = new Map<string, number>(types.map((type) => [type, 0]))
  const add = <Key>(map: Map<Key, number>, key: Key, count: number) => void map.set(key, (map.get(key) ?? 0) + count)
  let x = 0
  let unknown = (deck.placeholders ?? []).reduce((sum, one) => (one.part === 'cards' ? sum + one.quantity : sum), 0)
  let [sum, counted] = [0, 0]
  for (const [key, count] of Object.entries(deck.cards)) {
    const card = find(fullCode(key, pack))
    if (card === undefined) {
      unknown += count
      continue
    }
    add(byType, card.type, count)
    add(bySphere, card.sphere ?? 'neutral', count)
    if (typeof card.cost === 'number') {
      add(costs, card.cost, count)
      sum += card.cost * count
      counted += count
    } else x += count
  }
  const highest = Math.min(20, Math.max(4, ...costs.keys()))
  const figures = (map: ReadonlyMap<string, number>): readonly Figure[] => [
    ...[...map].map(([name, count]) => ({ name, count })),
    ...(unknown > 0 ? [{ name: 'not here', count: unknown }] : []),
  ]
  return {
    costs: [
      ...Array.from({ length: highest + 1 }, (_, cost) => ({ name: String(cost), count: costs.get(cost) ?? 0 })),
      ...[...costs].filter(([cost]) => cost > highest).map(([cost, count]) => ({ name: String(cost), count })),
      ...(x > 0 ? [{ name: 'X', count: x }] : []),
      ...(unknown > 0 ? [{ name: 'not here', count: unknown }] : []),
    ],
    spheres: figures(bySphere),
    types: figures(byType),
    averageCost: counted === 0 ? undefined : Math.round((sum * 100) / counted),
    threat: threatOf(deck, find, pack),
  }
}

/** The threat with which a player of this deck begins. */
export function threatOf(deck: DeckFacts, find: (code: string) => SearchCard | undefined, pack: string): number {
  return deck.heroes.reduce((sum, code) => {
    const cost = find(fullCode(code, pack))?.threatCost
    return typeof cost === 'number' ? sum + cost : sum
  }, 0)
}
