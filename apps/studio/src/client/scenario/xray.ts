/**
 * What an encounter deck will do to the players, by counting: no game is played. Pure.
 * All chances are those of a freshly shuffled deck from which cards are revealed one by one without being put back. They read what cards
 * print; what scripts add, and cards that a setup takes out, are not seen.
 */
import { readKeyword } from '@questwright/packs/browser'
import type { CardFacts } from '@questwright/packs/types'

/** A card of the deck: `FullDeckLine` of the packs fits. */
export interface XrayLine {
  readonly code: string
  readonly copies: number
  readonly facts: CardFacts
}

/** Cards with one value, in the order of a chart. */
interface Bar {
  /** A number, `X`, `-` or `none` for cards that add no threat. */
  readonly label: string
  readonly cards: number
}

/** A mean over the cards that print a number; the others are told apart. */
export interface PrintedMean {
  readonly mean: number
  readonly cards: number
  /** Cards that print X or a dash. */
  readonly unknown: number
}

interface PlayersXray {
  readonly players: number
  /** Cards revealed in a staging step: one for each player, and one more for each surge. */
  readonly reveals: number
  /** Threat that they add to the staging area. */
  readonly threat: number
  /** By how much each player raises threat. */
  readonly doomed: number
  /** The chance that at least one of them surges. */
  readonly surge: number
}

export interface Xray {
  readonly cards: number
  /** The most frequent first. */
  readonly types: readonly { readonly type: string; readonly cards: number }[]
  readonly threat: {
    readonly bars: readonly Bar[]
    /** Of a revealed card; X and a dash count as 0. */
    readonly mean: number
    /** Cards whose threat is X. */
    readonly unknown: number
  }
  readonly surge: {
    readonly cards: number
    /** The chance that a revealed card brings at least 1, 2 and 3 cards after it. */
    readonly chains: readonly number[]
  }
  readonly doomed: {
    readonly cards: number
    /** Of a revealed card; Doomed X counts as 0. */
    readonly mean: number
    /** Cards with Doomed X. */
    readonly unknown: number
  }
  readonly shadow: { readonly cards: number; readonly chance: number }
  readonly engagementCost: PrintedMean
  readonly hitPoints: PrintedMean
  readonly questPoints: PrintedMean
  /** One to four players. */
  readonly byPlayers: readonly PlayersXray[]
}

/** What a deck is made of for its staging step: sums over cards with surge and over the others. */
interface Share {
  readonly cards: number
  readonly threat: number
  readonly doomed: number
}

const shareOf = (cards: readonly CardFacts[]): Share => ({
  cards: cards.length,
  threat: sum(cards.map(threatOf)),
  doomed: sum(cards.map(doomedOf)),
})

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const per = (value: number, cards: number): number => (cards === 0 ? 0 : value / cards)

/** What the card prints as threat, or undefined where its type has none: a treachery adds nothing to the staging area. */
const printedThreat = (facts: CardFacts): unknown => facts.threat

function threatOf(facts: CardFacts): number {
  const printed = printedThreat(facts)
  return typeof printed === 'number' ? printed : 0
}

function keywordsOf(facts: CardFacts): { readonly slug: string; readonly number: number }[] {
  return (facts.keywords ?? []).flatMap((printed) => {
    const read = readKeyword(printed)
    return [{ slug: read.slug, number: typeof read.number === 'number' ? read.number : 0 }]
  })
}

const surges = (facts: CardFacts): boolean => keywordsOf(facts).some(({ slug }) => slug === 'surge')
const doomedOf = (facts: CardFacts): number => sum(keywordsOf(facts).map(({ slug, number }) => (slug === 'doomed' ? number : 0)))

/** Looks through a deck. @param lines with their copies; a line of none is left out */
export function xrayOf(lines: readonly XrayLine[]): Xray {
  const deck = lines.flatMap(({ facts, copies }) => Array.from({ length: Math.max(0, copies) }, () => facts))
  const withSurge = shareOf(deck.filter(surges))
  const others = shareOf(deck.filter((facts) => !surges(facts)))
  const shadows = deck.filter(({ shadow }) => shadow === 'present').length
  return {
    cards: deck.length,
    types: typesOf(deck),
    threat: {
      bars: threatBars(deck),
      mean: per(withSurge.threat + others.threat, deck.length),
      unknown: deck.filter((facts) => printedThreat(facts) === 'X').length,
    },
    surge: { cards: withSurge.cards, chains: [1, 2, 3].map((length) => chanceOfChain(withSurge.cards, deck.length, length)) },
    doomed: {
      cards: deck.filter((facts) => keywordsOf(facts).some(({ slug }) => slug === 'doomed')).length,
      mean: per(withSurge.doomed + others.doomed, deck.length),
      unknown: deck.filter((facts) => (facts.keywords ?? []).some((one) => /^doomed x/i.test(one.trim()))).length,
    },
    shadow: { cards: shadows, chance: per(shadows, deck.length) },
    engagementCost: printedMean(deck, 'engagementCost'),
    hitPoints: printedMean(
      deck.filter(({ type }) => type === 'enemy' || type === 'ship-enemy'),
      'hitPoints',
    ),
    questPoints: printedMean(
      deck.filter(({ type }) => type === 'location'),
      'questPoints',
    ),
    byPlayers: [1, 2, 3, 4].map((players) => stagingStep(players, withSurge, others)),
  }
}

function typesOf(deck: readonly CardFacts[]): Xray['types'] {
  const counts = new Map<string, number>()
  for (const { type } of deck) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, cards]) => ({ type, cards })).sort((a, b) => b.cards - a.cards || (a.type < b.type ? -1 : 1))
}

/** Cards without threat first, then by number without gaps, then X and dash. */
function threatBars(deck: readonly CardFacts[]): Bar[] {
  const counts = new Map<string, number>()
  for (const facts of deck) {
    const printed = printedThreat(facts)
    const label = printed === undefined ? 'none' : String(printed)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const numbers = [...counts.keys()].filter((label) => /^\d+$/.test(label)).map(Number)
  const between = numbers.length === 0 ? [] : range(Math.min(...numbers), Math.max(...numbers))
  return ['none', ...between.map(String), 'X', '-'].flatMap((label) => {
    const cards = counts.get(label) ?? 0
    return cards > 0 || /^\d+$/.test(label) ? [{ label, cards }] : []
  })
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}

/** The chance that the first `length` cards all surge. */
function chanceOfChain(surging: number, cards: number, length: number): number {
  let chance = 1
  for (let i = 0; i < length; i++) chance *= Math.max(0, per(surging - i, cards - i))
  return chance
}

function printedMean(deck: readonly CardFacts[], fact: string): PrintedMean {
  const printed = deck.flatMap((facts) => (facts[fact] === undefined ? [] : [facts[fact]]))
  const numbers = printed.filter((value) => typeof value === 'number')
  return { mean: per(sum(numbers), numbers.length), cards: numbers.length, unknown: printed.length - numbers.length }
}

/**
 * A staging step ends with the card without surge that fills the last player's reveal. In a shuffled deck the cards with surge are spread
 * evenly over the gaps before, between and behind the others: with s of them and n others, each gap holds s / (n + 1) on average, and the
 * step takes the first gaps, one for each player.
 */
function stagingStep(players: number, withSurge: Share, others: Share): PlayersXray {
  const plain = Math.min(players, others.cards)
  // a deck with too few others runs out: all of its surges were revealed
  const surging = players <= others.cards ? (players * withSurge.cards) / (others.cards + 1) : withSurge.cards
  const cards = withSurge.cards + others.cards
  return {
    players,
    reveals: plain + surging,
    threat: plain * per(others.threat, others.cards) + surging * per(withSurge.threat, withSurge.cards),
    doomed: plain * per(others.doomed, others.cards) + surging * per(withSurge.doomed, withSurge.cards),
    surge: withSurge.cards === 0 ? 0 : 1 - product(range(0, players - 1).map((i) => Math.max(0, per(others.cards - i, cards - i)))),
  }
}

const product = (values: readonly number[]): number => values.reduce((all, value) => all * value, 1)
