/** Players of three and four who concede: the others play on without them and without their cards. */
import { atTable, type Card, type JsonObject } from '@questwright/kernel'
import { diceFrom, Game } from '@questwright/kernel/internal'
import { describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot.ts'
import { game as engine } from '../src/engine.ts'
import { buildLibrary } from '../src/library.ts'
import { tcg } from '../src/ruleset.ts'
import type { TcgSceneSetup } from '../src/scenes/setup.ts'
import { isOut as isOutNow } from '../src/state.ts'

const library = buildLibrary([{ id: 'made-up', cards: {}, keywords: {}, scenarios: { standard: {} }, titles: {}, scripts: [] }], (note) => {
  throw new Error(note.message)
})
const deck = (name: string): JsonObject => ({
  name,
  bearer: ['scene:bearer'],
  ring: ['scene:ring'],
  sites: Array.from({ length: 9 }, (_, i) => `scene:site-${i + 1}`),
  cards: { 'scene:minion': 16, 'scene:companion': 8, 'scene:ally': 4 },
})
const SETUP = (players: number) =>
  ({
    kind: 'scenario',
    scenario: 'made-up:scenario/standard',
    mode: 'deluxe',
    decks: ['one', 'two', 'three', 'four'].slice(0, players).map(deck),
  }) as never

const concede = (card: string) => ({ kind: 'move', move: { move: 'concede', card }, by: card }) as const
const isOut = (game: Game, seat: Card): boolean => atTable(game.table, () => isOutNow(seat))

/**
 * Plays a game with random answers.
 * @param at a player concedes after each of these numbers of answers
 * @param who whether that is the asked player or another one
 */
function playWith(
  players: number,
  seed: string,
  at: readonly number[],
  who: 'asked' | 'another',
): { readonly game: Game; readonly conceded: readonly string[] } {
  const game = new Game({ ruleset: tcg, library, seed, strict: 'on', setup: SETUP(players) })
  const dice = diceFrom(seed)
  const conceded: string[] = []
  for (let n = 0; n < 600 && game.question; n++) {
    const { key, spec, options } = game.question
    const { seats } = game.table
    const out = seats.filter((seat) => isOut(game, seat))
    expect(out, `the seat asked ${spec.name}`).not.toContain(spec.who)
    const named = options.flatMap(({ card, other }) => [card, other]).filter((card) => card !== undefined)
    expect(named.filter((card) => out.some(({ id }) => card.controllerName === id && card.zone.name !== 'path'))).toEqual([])
    const others = seats.filter((seat) => (who === 'asked' ? seat === spec.who : seat !== spec.who) && !out.includes(seat))
    if (at.includes(n) && others.length > 0) {
      const seat = others[dice(others.length)] as Card
      expect(game.advance([concede(seat.id)])).toBeUndefined()
      conceded.push(seat.id)
      continue
    }
    const value = game.botAnswer(n % 3 === 0 ? 'random' : 'greedy', heuristic, `${seed} ${n}`)
    expect(game.advance([{ kind: 'answer', question: key, value: value as never }])).toBeUndefined()
  }
  return { game, conceded }
}

/** The game again, from its inputs. */
const replayed = ({ table }: Game): Game =>
  new Game({ ruleset: tcg, library, seed: table.firstSeed, setup: table.setup, inputs: table.record.inputs })

describe('a player of three or four who concedes', () => {
  // during the bids, at the starting fellowships, and in the course of turns
  test.each([
    [3, [1], 'another'],
    [4, [2, 9], 'another'],
    [4, [5, 40, 60], 'another'],
    [3, [25, 40], 'another'],
    [3, [0], 'asked'],
    [4, [1, 8], 'asked'],
    [4, [6, 20, 35], 'asked'],
    [3, [26, 43], 'asked'],
  ] as const)(
    '[TCG-LOSE-MULTI-1] of %i players after %j answers (%s) is asked nothing more, no option names a card of that player, and the game ends',
    (players, at, who) => {
      const { game, conceded } = playWith(players, `conceding ${at.join()}`, at, who)
      expect(conceded).toHaveLength(at.length)
      expect(game.outcome).toBeDefined()
      // the cards of the last one who left stay where they were: the game was over
      for (const seat of conceded.slice(0, players - 2))
        for (const zone of ['fellowship', 'support', 'minions']) expect(game.table.zone(`${seat}.${zone}`).size, `${seat}.${zone}`).toBe(0)
      expect(replayed(game).hash).toBe(game.hash)
    },
  )

  test('[TCG-LOSE-MULTI-1] leaves an open assignment of another player, which is asked anew without those minions', () => {
    const scene: TcgSceneSetup = {
      at: 'assignment',
      you: { companions: ['scene:companion'] },
      opponent: { minions: ['scene:minion'] },
      third: { minions: ['scene:minion'] },
    }
    const position = engine.sceneWords.position(scene as unknown as JsonObject, { library } as never, 'made-up')
    const game = new Game({ ruleset: tcg, library, seed: 's', strict: 'on', setup: { kind: 'position', position } as never })
    for (let n = 0; n < 9 && game.question?.spec.name !== 'assign'; n++)
      game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['pass'] }])
    const pairs = (): readonly string[] => (game.question?.options ?? []).map(({ other }) => String(other?.controllerName))
    expect(game.question?.spec.who.id).toBe('p1')
    expect(new Set(pairs())).toEqual(new Set(['p2', 'p3']))
    expect(game.advance([concede('p3')])).toBeUndefined()
    expect(game.question?.spec.name).toBe('assign')
    expect(new Set(pairs())).toEqual(new Set(['p2']))
    expect(game.table.zone('p3.discard').cards.length).toBeGreaterThan(0)
  })
})

test('a player concedes during the secret bids, also while another bids; only all together take that back', () => {
  for (const [bids, seat, winner] of [
    [0, 'p1', 'p2'],
    [0, 'p2', 'p1'],
    [1, 'p1', 'p2'],
    [1, 'p2', 'p1'],
  ] as const) {
    const game = new Game({ ruleset: tcg, library, seed: 'bids', strict: 'on', setup: SETUP(2) })
    for (let n = 0; n < bids; n++) game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: 1 }])
    expect(game.question?.spec.name).toBe('bid')
    expect(game.advance([concede(seat)])).toBeUndefined()
    expect(game.outcome).toMatchObject({ winners: [winner], why: { code: 'others-conceded' } })
    expect(replayed(game).hash).toBe(game.hash)
    const to = game.table.record.inputs.findIndex(({ kind }) => kind === 'move')
    for (const by of ['p1', 'p2']) expect(game.refusesRewind(by, to)?.code).toBe('refused.needs-consent')
    game.rewind(to)
    expect([game.outcome, game.question?.spec.name]).toEqual([undefined, 'bid'])
  }
})
