import type { Json, JsonObject } from '@questwright/kernel'
import { exportPosition, Game, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { compareScores } from '../src/score.ts'

/** Which data the table shows to which seat, which inputs it accepts from it, and what is checked before a game begins. */

const hero: JsonObject = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const slugs = Array.from({ length: 24 }, (_, i) => `card-${String(i + 1).padStart(2, '0')}`)
const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    yours: hero,
    theirs: hero,
    ...Object.fromEntries(slugs.map((slug): [string, JsonObject] => [slug, { type: 'event', sphere: 'spirit', cost: 1 }])),
    ...Object.fromEntries(['mist', 'rain', 'hail'].map((slug) => [slug, { type: 'treachery', encounterSet: 'fen', quantity: 4 }])),
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: { mine: { title: 'Mine' }, yours: { title: 'Yours' }, theirs: { title: 'Theirs' } },
  scripts: [],
}
const library = buildLibrary([pack])
const deck = (name: string, heroes: readonly string[], from: number) => ({
  name,
  kind: 'starter',
  heroes: heroes.map((slug) => `made-up:${slug}`),
  cards: Object.fromEntries(slugs.slice(from, from + 12).map((slug) => [`made-up:${slug}`, 1])),
})
const begin = (decks: readonly Json[], seed = 'a seed') =>
  new Game({ ruleset: lcg, library, seed, setup: { kind: 'scenario', scenario: 'made-up:scenario/fen', mode: 'standard', decks } })

/** A game at the first mulligan question, with cards in every open pile. */
function withPiles(): Game {
  const game = begin([deck('one', ['mine'], 0), deck('two', ['yours'], 12)])
  while (game.question?.spec.name === 'vote-first-player') game.advance([{ kind: 'answer', question: game.question.key, value: ['p1'] }])
  const lay = (from: string, to: string) => {
    for (const card of game.table.zone(from).cards.slice(0, 4)) game.advance([{ kind: 'move', move: { move: 'zone', card: card.id, to } }])
  }
  lay('p1.deck', 'p1.discard')
  lay('encounter-deck', 'encounter-discard')
  lay('encounter-deck', 'victory-display')
  return game
}

const OPEN = ['p1.discard', 'encounter-discard', 'victory-display'] as const

describe('open piles', () => {
  it('[LCG-ZONE-8] discard piles and the victory display show every player all their cards in order', () => {
    const game = withPiles()
    for (const viewer of ['p1', 'p2']) {
      const view = viewOf(game.table, viewer)
      for (const pile of OPEN) {
        expect(view.zones[pile]?.cards).toEqual(game.table.zone(pile).cards.map((card) => card.id))
        expect(view.zones[pile]?.cards).toHaveLength(4)
        for (const key of view.zones[pile]?.cards ?? []) expect(view.cards[key]).toMatchObject({ knowledge: 'known' })
      }
    }
  })

  it('[LCG-ZONE-8] nothing that a player may do changes their order: new dice shuffle the decks and leave them', () => {
    const game = withPiles()
    const orderOf = (pile: string) => game.table.zone(pile).cards.map((card) => card.id)
    const [before, deckBefore] = [OPEN.map(orderOf), orderOf('encounter-deck')]
    for (const seed of ['other dice', 'and others']) game.advance([{ kind: 'dice', seed }])
    expect(OPEN.map(orderOf)).toEqual(before)
    expect(orderOf('encounter-deck')).not.toEqual(deckBefore)
    // apart from dice, answers, faults and manual moves, which the story marks as outside the rules, there are no kinds of inputs
    const { hash } = game
    expect(game.advance([{ kind: 'order', zone: 'p1.discard' } as never])).toMatchObject({ why: { code: 'refused.no-input' } })
    expect(game.hash).toBe(hash)
  })
})

describe('talk at the table', () => {
  it('[LCG-ZONE-19] a player sees only the own hand, and none of the options of another player’s question', () => {
    const game = withPiles()
    const asked = game.question?.spec.who.id
    expect(asked).toBe('p1')
    expect(game.questionFor('p1')?.options.length).toBeGreaterThan(0)
    expect(game.questionFor('p2')?.options).toEqual([])
    const sent = JSON.stringify(viewOf(game.table, 'p2'))
    for (const card of game.table.zone('p1.hand').cards) expect(sent).not.toContain(card.slug)
  })

  it('[LCG-ZONE-19] what one player is asked cannot be answered in the name of another', () => {
    const game = withPiles()
    const key = game.question?.key as string
    const [hash, inputs] = [game.hash, game.table.record.inputs.length]
    const refusal = game.advance([{ kind: 'answer', question: key.replace('/p1/', '/p2/'), value: ['yes'] }])
    expect(refusal?.why.code).toBe('refused.other-question')
    expect([game.hash, game.table.record.inputs.length, game.question?.key]).toEqual([hash, inputs, key])
  })
})

describe('heroes that several players want', () => {
  const wanted = (seed: string): string => {
    try {
      begin([deck('one', ['mine', 'yours'], 0), deck('two', ['mine', 'theirs'], 12)], seed)
    } catch (thrown) {
      return (thrown as Error).message
    }
    return ''
  }
  const keeperIn = (message: string) => /: (p\d) keeps Mine, (p\d) must name another hero/.exec(message)?.slice(1)

  it('[LCG-SETUP-21] if the players do not agree, exactly one, chosen at random, keeps the hero, and the other has to name another', () => {
    const lots = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => keeperIn(wanted(seed)))
    for (const lot of lots) expect(lot?.slice().sort()).toEqual(['p1', 'p2'])
    expect(new Set(lots.map((lot) => lot?.[0]))).toEqual(new Set(['p1', 'p2']))
    expect(keeperIn(wanted('a'))).toEqual(keeperIn(wanted('a')))
  })

  it('[LCG-SETUP-21] with another hero the game begins', () => {
    expect(exportPosition(begin([deck('one', ['mine', 'yours'], 0), deck('two', ['theirs'], 12)]).table).cards.length).toBeGreaterThan(20)
  })
})

it('[LCG-SCORE-4] the lower score is the better one, also below 0', () => {
  expect([10, -5, 133, 0].sort(compareScores)).toEqual([-5, 0, 10, 133])
})
