/** The figures of a deck: what charts draw and the tables beside them say. */
import { fullCode } from '@questwright/packs/browser'
import type { DeckFacts } from '@questwright/packs/types'
import { type Rulebook, typeIn } from '@questwright/rulebook'
import { groupOf, printedOf, type SearchCard } from './card-search.ts'

export interface Figure {
  readonly name: string
  readonly count: number
  /** The colour in which it is drawn, by its name. */
  readonly tone?: string
}

export interface DeckNumbers {
  /** Copies by price, from 0 to the highest; X and cards that are not here come last, where there are any. */
  readonly prices: readonly Figure[]
  readonly groups: readonly Figure[]
  readonly types: readonly Figure[]
  /** In hundredths; undefined without a card that has a number for its price. */
  readonly averagePrice: number | undefined
  /** Over the cards with which the deck begins. */
  readonly sum: number
}

const notHere = (count: number): readonly Figure[] => (count > 0 ? [{ name: 'not here', count, tone: 'bad' }] : [])

/** Counts a deck. @param find a card by its full code */
export function deckNumbers(
  deck: DeckFacts,
  find: (code: string) => SearchCard | undefined,
  pack: string,
  rulebook: Rulebook,
): DeckNumbers {
  const { price, groups, types } = rulebook.cardLists
  const always = Object.keys(types).filter((type) => typeIn(rulebook, type)?.inDeck === 'counted')
  const prices = new Map<number, number>()
  const byGroup = new Map<string, number>(groups.values.map((group) => [group, 0]))
  const byType = new Map<string, number>(always.map((type) => [type, 0]))
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
    add(byGroup, groupOf(card, rulebook) ?? groups.otherwise, count)
    const asks = printedOf(card, price.fact)
    if (typeof asks === 'number') {
      add(prices, asks, count)
      sum += asks * count
      counted += count
    } else x += count
  }
  const highest = Math.min(20, Math.max(4, ...prices.keys()))
  return {
    prices: [
      ...Array.from({ length: highest + 1 }, (_, at) => ({ name: String(at), count: prices.get(at) ?? 0 })),
      ...[...prices].filter(([at]) => at > highest).map(([at, count]) => ({ name: String(at), count })),
      ...(x > 0 ? [{ name: 'X', count: x }] : []),
      ...notHere(unknown),
    ],
    groups: [...[...byGroup].map(([name, count]) => ({ name, count, tone: name })), ...notHere(unknown)],
    types: [...[...byType].map(([name, count]) => ({ name, count, tone: types[name] ?? 'accent' })), ...notHere(unknown)],
    averagePrice: counted === 0 ? undefined : Math.round((sum * 100) / counted),
    sum: sumOfDeck(deck, find, pack, rulebook),
  }
}

/** What a game sums over the cards with which a deck begins. */
export function sumOfDeck(deck: DeckFacts, find: (code: string) => SearchCard | undefined, pack: string, rulebook: Rulebook): number {
  return deck.heroes.reduce((sum, code) => {
    const printed = find(fullCode(code, pack))?.facts[rulebook.cardLists.sum.fact]
    return typeof printed === 'number' ? sum + printed : sum
  }, 0)
}
