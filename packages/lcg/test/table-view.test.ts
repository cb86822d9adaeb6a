import type { JsonObject } from '@questwright/kernel'
import { type Game, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { playersInOrder, zoneTop } from '../src/round.ts'
import { action } from '../src/script.ts'
import { commit, engage, makeAttack, makePlayerAttack, raiseThreat } from '../src/verbs/index.ts'
import { gameWith } from './two-players.ts'

/** The marks of cards and the state of the round that every seat sees. */

const wait = action({ slug: 'wait', limit: { times: 9, period: 'round', counts: 'card' } }, ({ you }) => raiseThreat(you, 1))
const marks = (game: Game, card: string) => viewOf(game.table, 'p2').cards[card]?.marks
const status = (game: Game) => viewOf(game.table, 'p2').status as JsonObject

function answer(game: Game, ...keys: readonly string[]): void {
  const { question } = game
  if (!question) throw new Error('nothing is asked')
  const refused = game.advance([{ kind: 'answer', question: question.key, value: keys }])
  if (refused) throw new Error(JSON.stringify([refused, question.spec.name, question.options.map(({ key }) => key)]))
}

/** Passes until a question of that name is asked. */
function until(game: Game, name: string): void {
  for (let i = 0; i < 9 && game.question?.spec.name !== name; i++) answer(game, 'pass')
}

describe('the status that all seats see has', () => {
  it('the round, the players with their threat, and the totals of the quest', () => {
    const game = gameWith([
      action({ slug: 'go' }, ({ self, you }) => {
        commit(self)
        raiseThreat(you, 4)
      }),
    ])
    const players = (threat: number) => [
      { seat: 'p1', threat, eliminated: 'no' },
      { seat: 'p2', threat: 0, eliminated: 'no' },
    ]
    const common = {
      round: 1,
      phase: 'quest',
      step: '3.2',
      window: 'open',
      firstPlayer: 'p1',
      activePlayer: 'p1',
      stagingThreat: 0,
      elimination: 50,
    }
    expect(status(game)).toEqual({ ...common, seats: players(0), committedWillpower: 0 })
    expect(marks(game, 'p1/mine')).toEqual([])
    answer(game, 'p1/mine#go')
    expect(status(game)).toMatchObject({ seats: players(4), committedWillpower: 1 })
    expect(marks(game, 'p1/mine')).toEqual(['committed'])
  })

  it('the eliminated players', () => {
    const game = gameWith([action({ slug: 'doom' }, () => raiseThreat(playersInOrder()[1], 50)), wait])
    answer(game, 'p1/mine#doom')
    expect(status(game).seats).toMatchObject([{ eliminated: 'no' }, { seat: 'p2', threat: 50, eliminated: 'yes' }])
  })

  it('an enemy attack: the attacker, the attacked player and the defender', () => {
    const game = gameWith([
      action({ slug: 'bait' }, ({ you }) => {
        const wolf = zoneTop('encounter-deck')
        engage(wolf, you)
        makeAttack(wolf, you)
      }),
      wait,
    ])
    answer(game, 'p1/mine#bait')
    expect(status(game).attack).toEqual({ enemy: 'wolf/2', player: 'p1', defenders: [], undefended: 'no' })
    expect(marks(game, 'wolf/2')).toEqual(['attacking'])
    until(game, 'choose-defender')
    answer(game, 'p1/mine')
    expect(status(game).attack).toEqual({ enemy: 'wolf/2', player: 'p1', defenders: ['p1/mine'], undefended: 'no' })
    expect(marks(game, 'p1/mine')).toEqual(['exhausted', 'defending'])
    expect(status(game)).not.toHaveProperty('playerAttack')
  })

  it('whether an attack is undefended', () => {
    const game = gameWith([
      action({ slug: 'bait' }, ({ you }) => {
        const wolf = zoneTop('encounter-deck')
        engage(wolf, you)
        makeAttack(wolf, you)
      }),
      wait,
    ])
    answer(game, 'p1/mine#bait')
    until(game, 'choose-defender')
    answer(game)
    expect(status(game).attack).toEqual({ enemy: 'wolf/2', player: 'p1', defenders: [], undefended: 'yes' })
  })

  it('an attack of a player: the enemy, the attackers and their strength', () => {
    const game = gameWith([
      action({ slug: 'charge' }, ({ you, self }) => {
        const wolf = zoneTop('encounter-deck')
        engage(wolf, you)
        makePlayerAttack(you, wolf, [self])
      }),
      wait,
    ])
    answer(game, 'p1/mine#charge')
    expect(status(game).playerAttack).toEqual({ enemy: 'wolf/2', player: 'p1', attackers: ['p1/mine'], strength: 1 })
    expect(marks(game, 'p1/mine')).toEqual(['exhausted', 'attacking'])
    expect(marks(game, 'wolf/2')).toEqual([])
    expect(status(game)).not.toHaveProperty('attack')
  })
})
