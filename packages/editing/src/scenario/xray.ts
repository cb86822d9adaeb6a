/**
 * Statistics of a scenario's deck, by counting: no game is played. Pure. The rulebook says which facts and keywords are
 * counted. All chances are those of a freshly shuffled deck from which cards are revealed one by one without being put back. They use the printed
 * facts; effects of scripts, and cards removed by a setup, are ignored.
 */
import { readKeyword } from '@questwright/packs/browser'
import type { CardFacts } from '@questwright/packs/types'
import type { XrayReveals } from '@questwright/rulebook'

/** A card of the deck; `FullDeckLine` of the packs is compatible. */
export interface XrayLine {
  readonly code: string
  readonly copies: number
  readonly facts: CardFacts
}

/** The facts of each copy in the deck. */
type Deck = readonly CardFacts[]

/** The number of cards with one value, a bar of a chart. */
interface Bar {
  /** A number, `X`, `-`, or `none` for cards without the fact. */
  readonly label: string
  readonly cards: number
}

/** A mean over the cards with a number; others are counted separately. */
interface PrintedMean {
  readonly mean: number
  readonly cards: number
  /** Cards with X or a dash. */
  readonly unknown: number
}

interface Revealed {
  readonly players: number
  /** Cards revealed: one for each player, and one more for each that has the keyword. */
  readonly reveals: number
  /** The sum of the fact over them. */
  readonly adds: number
  /** The sum of the other keyword's numbers. */
  readonly raises: number
  /** The chance that at least one of them causes another reveal. */
  readonly again: number
}

/** The composition of a deck for such a step: sums over cards that cause another reveal, and over the others. */
interface Share {
  readonly cards: number
  readonly adds: number
  readonly raises: number
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const product = (values: readonly number[]): number => values.reduce((all, value) => all * value, 1)
const per = (value: number, cards: number): number => (cards === 0 ? 0 : value / cards)
const numberIn = (facts: CardFacts, fact: string): number => (typeof facts[fact] === 'number' ? facts[fact] : 0)

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

function keywordsOf(facts: CardFacts, keyword: string): readonly (number | string | undefined)[] {
  return (facts.keywords ?? []).flatMap((printed) => {
    const read = readKeyword(printed)
    return read.slug === keyword ? [read.number] : []
  })
}

const bears = (facts: CardFacts, keyword: string): boolean => keywordsOf(facts, keyword).length > 0
const numbersOf = (facts: CardFacts, keyword: string): number =>
  sum(keywordsOf(facts, keyword).map((number) => (typeof number === 'number' ? number : 0)))

/** Every copy of a deck. @param lines with their copies; a line with 0 copies is skipped */
export function deckOf(lines: readonly XrayLine[]): Deck {
  return lines.flatMap(({ facts, copies }) => Array.from({ length: Math.max(0, copies) }, () => facts))
}

/** The number of cards by type, the most frequent first. */
export function typesIn(deck: Deck): readonly { readonly type: string; readonly cards: number }[] {
  const counts = new Map<string, number>()
  for (const { type } of deck) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, cards]) => ({ type, cards })).sort((a, b) => b.cards - a.cards || (a.type < b.type ? -1 : 1))
}

/**
 * The printed values of a fact.
 * @returns bars for cards without it first, then by number without gaps, then X and dash; the mean of a revealed card, in which X, a dash and cards
 * without the fact count as 0; and how many cards print X
 */
export function valuesIn(deck: Deck, fact: string): { readonly bars: readonly Bar[]; readonly mean: number; readonly unknown: number } {
  const counts = new Map<string, number>()
  for (const facts of deck) {
    const label = facts[fact] === undefined ? 'none' : String(facts[fact])
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const numbers = [...counts.keys()].filter((label) => /^\d+$/.test(label)).map(Number)
  const between = numbers.length === 0 ? [] : range(Math.min(...numbers), Math.max(...numbers))
  const bars = ['none', ...between.map(String), 'X', '-'].flatMap((label) => {
    const cards = counts.get(label) ?? 0
    return cards > 0 || /^\d+$/.test(label) ? [{ label, cards }] : []
  })
  return { bars, mean: per(sum(deck.map((facts) => numberIn(facts, fact))), deck.length), unknown: counts.get('X') ?? 0 }
}

/** The number of cards with a keyword, and the chance that a revealed card and those after it all have it: for one, two and three cards. */
export function chainsIn(deck: Deck, keyword: string): { readonly cards: number; readonly chains: readonly number[] } {
  const cards = deck.filter((facts) => bears(facts, keyword)).length
  return {
    cards,
    chains: [1, 2, 3].map((length) => product(range(0, length - 1).map((i) => Math.max(0, per(cards - i, deck.length - i))))),
  }
}

/** The mean number of a keyword over all cards, in which X counts as 0; how many have it, and how many with X. */
export function raisesIn(deck: Deck, keyword: string): PrintedMean {
  return {
    cards: deck.filter((facts) => bears(facts, keyword)).length,
    mean: per(sum(deck.map((facts) => numbersOf(facts, keyword))), deck.length),
    unknown: deck.filter((facts) => keywordsOf(facts, keyword).some((number) => String(number).toUpperCase() === 'X')).length,
  }
}

/** The number of cards with a value of a fact, and the chance to reveal one. */
export function shareIn(deck: Deck, fact: string, value: string): { readonly cards: number; readonly chance: number } {
  const cards = deck.filter((facts) => facts[fact] === value).length
  return { cards, chance: per(cards, deck.length) }
}

/** The mean of a fact over the cards with a number. @param types only cards of these types; default all */
export function meanIn(deck: Deck, fact: string, types?: readonly string[]): PrintedMean {
  const printed = deck.flatMap((facts) => (facts[fact] === undefined || types?.includes(facts.type) === false ? [] : [facts[fact]]))
  const numbers = printed.filter((value) => typeof value === 'number')
  return { mean: per(sum(numbers), numbers.length), cards: numbers.length, unknown: printed.length - numbers.length }
}

/** The expected results of revealing a card for each player, for one to four players. */
export function revealsIn(deck: Deck, { adds, again, raises }: Pick<XrayReveals, 'adds' | 'again' | 'raises'>): readonly Revealed[] {
  const shareOf = (cards: Deck): Share => ({
    cards: cards.length,
    adds: sum(cards.map((facts) => numberIn(facts, adds))),
    raises: sum(cards.map((facts) => numbersOf(facts, raises.keyword))),
  })
  const bringing = shareOf(deck.filter((facts) => bears(facts, again.keyword)))
  const others = shareOf(deck.filter((facts) => !bears(facts, again.keyword)))
  return [1, 2, 3, 4].map((players) => revealedBy(players, bringing, others))
}

/**
 * The step ends with the card that causes no other reveal and is the last player's. In a shuffled deck the cards that cause another are spread
 * evenly over the gaps before, between and after the others: with s of them and n others, each gap holds s / (n + 1) on average, and the
 * step uses the first gaps, one for each player.
 */
function revealedBy(players: number, bringing: Share, others: Share): Revealed {
  const plain = Math.min(players, others.cards)
  // a deck with too few others runs out: all cards that cause another were revealed
  const more = players <= others.cards ? (players * bringing.cards) / (others.cards + 1) : bringing.cards
  const cards = bringing.cards + others.cards
  return {
    players,
    reveals: plain + more,
    adds: plain * per(others.adds, others.cards) + more * per(bringing.adds, bringing.cards),
    raises: plain * per(others.raises, others.cards) + more * per(bringing.raises, bringing.cards),
    again: bringing.cards === 0 ? 0 : 1 - product(range(0, players - 1).map((i) => Math.max(0, per(others.cards - i, cards - i)))),
  }
}
