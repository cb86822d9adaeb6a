import { fileURLToPath } from 'node:url'
import { lcgRulebook as rulebook } from '@questwright/lcg/rulebook'
import { loadPack, readPackFolder } from '@questwright/packs'
import { dealtCardsOf } from '@questwright/packs/browser'
import type { CardFacts, PackBundle, ScenarioFacts } from '@questwright/packs/types'
import type { XrayFigure } from '@questwright/rulebook'
import { describe, expect, it } from 'vitest'
import { chainsIn, deckOf, meanIn, raisesIn, revealsIn, shareIn, typesIn, valuesIn, type XrayLine } from '../src/scenario/index.ts'

const line = (copies: number, facts: object): XrayLine => ({ code: 'fen:card', copies, facts: facts as CardFacts })
const enemy = (threat: number | string, more: object = {}) => ({
  type: 'enemy',
  encounterSet: 'fen',
  engagementCost: 30,
  threat,
  attack: 2,
  defense: 1,
  hitPoints: 3,
  ...more,
})
const treachery = (...keywords: string[]) => ({ type: 'treachery', encounterSet: 'fen', keywords })

/** The deck figures as the game's rulebook defines them. */
function xrayOf(lines: readonly XrayLine[]) {
  const deck = deckOf(lines)
  const { xray } = rulebook
  const figure = <Kind extends XrayFigure['kind']>(kind: Kind) =>
    xray.find((one) => one.kind === kind) as Extract<XrayFigure, { readonly kind: Kind }>
  const [values, reveals, chains, share] = [figure('values'), figure('reveals'), figure('chains'), figure('share')]
  return {
    cards: deck.length,
    types: typesIn(deck),
    threat: valuesIn(deck, values.fact),
    surge: chainsIn(deck, chains.again.keyword),
    doomed: raisesIn(deck, chains.raises.keyword),
    shadow: shareIn(deck, share.fact, share.value),
    means: figure('means').facts.map(({ fact, types }) => meanIn(deck, fact, types)),
    byPlayers: revealsIn(deck, reveals).map(({ players, reveals, adds, raises, again }) => ({
      players,
      reveals,
      threat: adds,
      doomed: raises,
      surge: again,
    })),
  }
}

describe('the statistics of a deck', () => {
  it('counts types, printed threat with gaps, and values that are no numbers', () => {
    const xray = xrayOf([
      line(2, enemy(1)),
      line(1, enemy(4)),
      line(1, enemy('X', { engagementCost: '-', hitPoints: 'X' })),
      line(3, treachery()),
      line(1, { type: 'location', encounterSet: 'fen', threat: '-', questPoints: 6 }),
      line(0, enemy(9)),
    ])
    expect(xray.cards).toBe(8)
    expect(xray.types).toEqual([
      { type: 'enemy', cards: 4 },
      { type: 'treachery', cards: 3 },
      { type: 'location', cards: 1 },
    ])
    expect(xray.threat.bars).toEqual([
      { label: 'none', cards: 3 },
      { label: '1', cards: 2 },
      { label: '2', cards: 0 },
      { label: '3', cards: 0 },
      { label: '4', cards: 1 },
      { label: 'X', cards: 1 },
      { label: '-', cards: 1 },
    ])
    expect(xray.threat.mean).toBeCloseTo(6 / 8)
    expect(xray.threat.unknown).toBe(1)
    expect(xray.means).toEqual([
      { mean: 30, cards: 3, unknown: 1 },
      { mean: 3, cards: 3, unknown: 1 },
      { mean: 6, cards: 1, unknown: 0 },
    ])
  })

  it('is empty without a deck', () => {
    const xray = xrayOf([])
    expect([xray.cards, xray.threat.mean, xray.shadow.chance, xray.surge.chains, xray.threat.bars]).toEqual([0, 0, 0, [0, 0, 0], []])
    expect(xray.byPlayers.map(({ reveals, threat, surge }) => [reveals, threat, surge])).toEqual([1, 2, 3, 4].map(() => [0, 0, 0]))
  })

  it('counts chains of surge card by card', () => {
    // two cards, one of them with surge: in half of the cases the other card is revealed after it
    const two = xrayOf([line(1, { ...treachery('Surge') }), line(1, enemy(3))])
    expect(two.surge.chains).toEqual([0.5, 0, 0])
    expect(two.byPlayers[0]).toEqual({ players: 1, reveals: 1.5, threat: 3, doomed: 0, surge: 0.5 })
    // two players reveal all cards of the deck
    expect(two.byPlayers[1]).toMatchObject({ reveals: 2, threat: 3, surge: 1 })
  })

  it('end with the last card if all cards surge', () => {
    const all = xrayOf([line(3, enemy(2, { keywords: ['Surge', 'Doomed 1'] }))])
    expect(all.surge.chains).toEqual([1, 1, 1])
    expect(all.byPlayers[3]).toEqual({ players: 4, reveals: 3, threat: 6, doomed: 3, surge: 1 })
  })

  it('add doomed values of cards with and without surge, and count shadow effects', () => {
    const xray = xrayOf([
      line(1, { ...treachery('Doomed 2.'), shadow: 'present' }),
      line(1, treachery('Doomed 1', 'Surge')),
      line(2, enemy(1)),
    ])
    expect(xray.doomed).toEqual({ cards: 2, mean: 0.75, unknown: 0 })
    expect(xray.shadow).toEqual({ cards: 1, chance: 0.25 })
    // the last card is revealed with probability 2/3 and has doomed 2; in 1 of 4 positions the card with surge adds to it
    expect(xray.byPlayers[0]?.doomed).toBeCloseTo(2 / 3 + 1 / 4)
  })
})

// ── compared with shuffled decks ───────────────────────────

function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let h = Math.imul(state ^ (state >>> 15), state | 1)
    h ^= h + Math.imul(h ^ (h >>> 7), h | 61)
    return ((h ^ (h >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Told {
  readonly threat: number
  readonly doomed: number
  readonly surges: number
}

/** The keywords and numbers of a card, read without the module under test. */
function told(facts: CardFacts): Told {
  const keywords = facts.keywords ?? []
  return {
    threat: typeof facts.threat === 'number' ? facts.threat : 0,
    doomed: Number(keywords.find((one) => one.startsWith('Doomed'))?.split(' ')[1] ?? 0),
    surges: keywords.includes('Surge') ? 1 : 0,
  }
}

/** Shuffles the deck and stages its cards one by one, as in a real game. */
function stagedBy(deck: Told[], players: number, random: () => number) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const card = deck[i] as Told
    deck[i] = deck[j] as Told
    deck[j] = card
  }
  let [owed, reveals, threat, doomed, surges] = [players, 0, 0, 0, 0]
  while (owed > 0 && reveals < deck.length) {
    const card = deck[reveals++] as Told
    owed += card.surges - 1
    threat += card.threat
    doomed += card.doomed
    surges += card.surges
  }
  return { reveals, threat, doomed, surge: surges > 0 ? 1 : 0, chain: (deck[0] as Told).surges }
}

const core = loadPack(readPackFolder(fileURLToPath(new URL('../../../content/lcg-core-set', import.meta.url))), { lcg: rulebook })
  .bundle as PackBundle
const surging: XrayLine[] = [
  line(6, enemy(1, { keywords: ['Surge'] })),
  line(4, treachery('Surge', 'Doomed 1')),
  line(8, enemy(3)),
  line(5, treachery('Doomed 2')),
]
const decks = [
  ...Object.entries(core.scenarios).flatMap(([slug, facts]) =>
    ['standard', 'easy'].map(
      (mode) => [`${slug}, ${mode}`, dealtCardsOf(facts as ScenarioFacts, [core], mode, rulebook, core.id)] as const,
    ),
  ),
  ['made up, full of surge', surging] as const,
]

describe.each(decks)('the formulas agree with 20,000 shuffles of %s', (_name, lines) => {
  it.each([1, 2, 3, 4])('%i players', (players) => {
    const random = dice(players * 7919)
    const rounds = 20_000
    const xray = xrayOf(lines)
    const deck = lines.flatMap(({ facts, copies }) => Array.from({ length: copies }, () => told(facts)))
    const found = Array.from({ length: rounds }, () => stagedBy(deck, players, random))
    const expected = xray.byPlayers[players - 1]
    for (const figure of ['reveals', 'threat', 'doomed', 'surge', 'chain'] as const) {
      const values = found.map((one) => one[figure])
      const mean = values.reduce((a, b) => a + b, 0) / rounds
      const spread = Math.sqrt(values.reduce((a, b) => a + (b - mean) ** 2, 0) / rounds)
      const formula = figure === 'chain' ? xray.surge.chains[0] : expected?.[figure]
      // within four standard errors: a correct formula would fail once in 16,000 runs, and the random seed is fixed
      expect(Math.abs(mean - (formula as number)), `${figure}: ${mean} against ${formula}`).toBeLessThanOrEqual(
        (4 * spread) / Math.sqrt(rounds) + 1e-9,
      )
    }
  })
})
