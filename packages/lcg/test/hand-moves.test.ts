import type { Input, JsonObject } from '@questwright/kernel'
import { Game, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../src/catalogue.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** Manual moves, for cards without a script. They are inputs like answers, and are made outside the rules. */

const slugs = Array.from({ length: 24 }, (_, i) => `card-${String(i + 1).padStart(2, '0')}`)
const hero: JsonObject = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    yours: hero,
    ...Object.fromEntries(slugs.map((slug): [string, JsonObject] => [slug, { type: 'attachment', sphere: 'spirit', cost: 1 }])),
    wolf: { type: 'enemy', encounterSet: 'fen', engagementCost: 40, threat: 1, attack: 1, defense: 1, hitPoints: 2, quantity: 3 },
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 6 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [],
}
const library = buildLibrary([pack])
const deck = (name: string, heroes: readonly string[], from: number) => ({
  name,
  kind: 'starter',
  heroes: heroes.map((slug) => `made-up:${slug}`),
  cards: Object.fromEntries(slugs.slice(from, from + 12).map((slug) => [`made-up:${slug}`, 1])),
})
const setup = {
  kind: 'scenario',
  scenario: 'made-up:scenario/fen',
  mode: 'standard',
  decks: [deck('one', ['mine'], 0), deck('two', ['yours'], 12)],
} as const

function begin(inputs: readonly Input[] = []): Game {
  const game = new Game({ ruleset: lcg, library, seed: 'by hand', setup, inputs })
  while (inputs.length === 0 && game.question?.spec.name === 'vote-first-player')
    game.advance([{ kind: 'answer', question: game.question.key, value: ['p1'] }])
  return game
}

const move = (game: Game, deed: JsonObject) => game.advance([{ kind: 'move', move: deed }])?.why.code
const lastTold = (game: Game) => game.table.record.story.at(-1)
const inHand = (game: Game, seat: string) => game.table.zone(`${seat}.hand`).cards[0]?.id as string
const theHero = (game: Game, slug: string) => game.table.cards.find((card) => card.slug === slug)?.id as string

describe('manual moves', () => {
  it('are written to the log, undone, redone and replayed to the same state', () => {
    const game = begin()
    const before = game.hash
    const count = game.table.record.consumed
    const hand = inHand(game, 'p1')
    const mine = theHero(game, 'mine')
    const deeds: readonly JsonObject[] = [
      { move: 'token', card: mine, token: 'damage', by: 2 },
      { move: 'token', card: 'p1', token: 'threat', by: 3 },
      { move: 'exhaust', card: mine },
      { move: 'attach', card: hand, host: mine },
      { move: 'reveal', card: 'table' },
      { move: 'draw', card: 'p2' },
      { move: 'shuffle', card: 'table' },
      { move: 'first', card: 'p2' },
    ]
    for (const deed of deeds) {
      expect(move(game, deed), String(deed.move)).toBeUndefined()
      expect(lastTold(game)).toMatchObject({ kind: 'moved-by-hand', parts: { how: deed.move } })
    }
    expect(game.table.card(mine).token('damage')).toBe(2)
    expect(game.table.card('p1').token('threat')).toBe(11)
    expect(game.table.card(hand).zone.id).toBe(`${mine}/attachments`)
    expect(begin(game.table.record.inputs.slice()).hash).toBe(game.hash)
    const after = game.hash
    const tail = game.rewind(count)
    expect(game.hash).toBe(before)
    expect(tail).toHaveLength(deeds.length)
    game.advance(tail)
    expect(game.hash).toBe(after)
    expect(game.table.state.fullHash()).toBe(after)
  })

  it('remove the tokens and cards on a card that leaves play', () => {
    const game = begin()
    const hand = inHand(game, 'p1')
    const mine = theHero(game, 'mine')
    const wolf = game.table.cards.find((card) => card.slug === 'wolf')?.id as string
    expect(move(game, { move: 'put', card: wolf, place: 'staging' })).toBeUndefined()
    expect(move(game, { move: 'engage', card: wolf, seat: 'p2' })).toBeUndefined()
    expect(game.table.card(wolf).zone.id).toBe('p2.engaged')
    expect(move(game, { move: 'shadow', card: wolf })).toBeUndefined()
    expect(move(game, { move: 'attach', card: hand, host: mine })).toBeUndefined()
    expect(move(game, { move: 'put', card: wolf, place: 'discard' })).toBeUndefined()
    expect(game.table.card(wolf).zone.id).toBe('encounter-discard')
    expect(game.table.zone('encounter-discard').size).toBe(2)
    move(game, { move: 'token', card: mine, token: 'damage', by: 1 })
    expect(move(game, { move: 'put', card: mine, place: 'aside' })).toBeUndefined()
    expect(game.table.card(mine).token('damage')).toBe(0)
    expect(game.table.card(hand).zone.id).toBe('p1.discard')
  })

  it('are refused with a reason that the catalogue has words for, and change nothing', () => {
    const game = begin()
    const before = game.hash
    const mine = theHero(game, 'mine')
    const stage = game.table.cards.find((card) => card.slug === 'stage')?.id as string
    const wolf = game.table.cards.find((card) => card.slug === 'wolf')?.id as string
    const expected: readonly (readonly [JsonObject, string])[] = [
      [{ move: 'put', card: 'p1', place: 'discard' }, 'refused.not-a-card'],
      [{ move: 'put', card: stage, place: 'discard' }, 'refused.stage-stays'],
      [{ move: 'put', card: wolf, place: 'hand' }, 'refused.no-owner'],
      [{ move: 'put', card: mine, place: 'the moon' }, 'refused.unknown-zone'],
      [{ move: 'engage', card: wolf, seat: 'p7' }, 'refused.seat-expected'],
      [{ move: 'attach', card: mine, host: mine }, 'refused.attached-to-itself'],
      [{ move: 'attach', card: mine, host: wolf }, 'refused.host-not-in-play'],
      [{ move: 'exhaust', card: wolf }, 'refused.not-in-play'],
      [{ move: 'flip', card: mine }, 'refused.one-side'],
      [{ move: 'draw', card: mine }, 'refused.seat-expected'],
      [{ move: 'shadow', card: mine }, 'refused.enemy-expected'],
      [{ move: 'first', card: 'p1' }, 'refused.no-change'],
      [{ move: 'toString', card: mine }, 'refused.no-move'],
    ]
    for (const [deed, code] of expected) {
      expect(move(game, deed)).toBe(code)
      expect(Object.hasOwn(catalogue, code), code).toBe(true)
    }
    expect(game.hash).toBe(before)
  })

  it('turn a shadow card face up and down again, and a stage to its other side and back', () => {
    const game = begin()
    const wolf = game.table.cards.find((card) => card.slug === 'wolf')?.id as string
    const stage = game.table.cards.find((card) => card.slug === 'stage')
    expect(move(game, { move: 'engage', card: wolf, seat: 'p1' })).toBeUndefined()
    expect(move(game, { move: 'shadow', card: wolf })).toBeUndefined()
    const shadow = game.table.cards.find(({ zone }) => zone.name === 'shadow')
    for (const face of ['up', 'down', 'up']) {
      expect(move(game, { move: 'flip', card: shadow?.id as string })).toBeUndefined()
      expect([shadow?.face, shadow?.sideUp]).toEqual([face, 'A'])
    }
    for (const side of ['B', 'A']) {
      expect(move(game, { move: 'flip', card: stage?.id as string })).toBeUndefined()
      expect([stage?.sideUp, stage?.face]).toEqual([side, 'up'])
    }
  })

  it('reveal to no viewer which hidden card was moved', () => {
    const game = begin()
    const hand = inHand(game, 'p1')
    expect(move(game, { move: 'put', card: hand, place: 'bottom' })).toBeUndefined()
    const { p1, p2 } = game.reply(['p1', 'p2']).viewers
    expect(p1?.story.findLast(({ kind }) => kind === 'moved-by-hand')?.parts).toMatchObject({ known: 'yes', card: { card: hand } })
    expect(JSON.stringify(p2?.story.findLast(({ kind }) => kind === 'moved-by-hand'))).not.toContain(hand)
    expect(JSON.stringify(viewOf(game.table, 'p2'))).not.toContain(`"${hand}"`)
  })
})
