import { describe, expect, it } from 'vitest'
// from the lab, because it inspects games from outside as this test does
import { differences, pairHiddenFrom } from '../../lab/src/doors.ts'
import { type Card, chooseCards, defineCard, type JsonObject, table } from '../src/index.ts'
import { bot, startDuel } from './helpers.ts'
import { rivals } from './rulesets/duel.ts'
import { ability } from './rulesets/parts.ts'

const thief = defineCard('duel:thief', { type: 'move' }, [
  ability('steal', { word: 'muster' }, ({ you }) => {
    const from = () => table().zone(`${(rivals(you)[0] as Card).id}.hand`).cards
    const [taken] = chooseCards({ who: you, name: 'steal', from })
    if (taken) table().move(taken, table().zone(`${taken.ownerName}.spent`))
  }),
])
const slugs = ['strike', 'parry', 'feint', 'flinch', 'bleed', 'scout', 'guard', 'brute', 'rally', 'runner', 'summon', 'thief']

function diceOf(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >>> 8) % sides
  }
}

describe('all methods of a duel', () => {
  const runs = [
    { games: 5, how: { timeout: 60_000 } },
    { games: 40, how: { timeout: 300_000, tags: 'long' } },
  ]
  for (const { games, how } of runs)
    it(`give a player the same data after two cards that the player may not know were exchanged: ${games} games`, how, () => {
      let compared = 0
      for (let seed = 1; seed <= games; seed++) {
        const dice = diceOf(seed)
        const draw = (count: number): string[] => Array.from({ length: count }, () => slugs[dice(slugs.length)] as string)
        const setup = { hand: { p1: draw(4), p2: draw(4) }, deck: { p1: draw(5), p2: draw(5) } }
        const game = startDuel({ strict: 'off', cards: [thief], setup })
        const mind = bot(seed)
        for (let i = 0; i < 1 + (seed % 9) && game.question; i++)
          game.advance([{ kind: 'answer', question: game.question.key, value: mind(game.question) }])
        if (!game.question) continue
        const t = game.table
        const frame = game.keyframe(t.record.consumed - 1) ?? game.keyframeNow()
        const stretch = {
          position: frame.position as unknown as JsonObject,
          inputs: t.record.inputs.slice(frame.inputs, t.record.consumed),
        }
        for (const { id } of t.seats)
          for (let i = 0; i < 3; i++) {
            const pair = pairHiddenFrom(t, [id], dice)
            const told = pair && differences(game, stretch, id, pair)
            if (!told) continue
            compared++
            expect(told.map(({ message }) => message)).toEqual([])
          }
      }
      expect(compared).toBeGreaterThan(1.6 * games)
    })
})
