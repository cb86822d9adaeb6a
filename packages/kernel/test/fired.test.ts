import { afterEach, describe, expect, it } from 'vitest'
import { ask, atTable, type Card, defineCard } from '../src/index.ts'
import { listenForFired } from '../src/internal.ts'
import { asked, find, pick, startCoop } from './helpers.ts'
import { choose, damage, inSky } from './rulesets/coop.ts'
import { action, forced, modifier } from './rulesets/parts.ts'

const watcher = defineCard('t:watcher', { type: 'keeper', strength: 1, toughness: 5 }, [
  action('hit', ({ targets }) => void damage(targets as Card, 1), { targets: ({ you }) => choose(you, 'target', inSky) }),
  forced('flinch', 'after', 'damaged', ({ self }) => void damage(self, 0)),
  modifier('brave', 'strength', 'add', 2, { on: 'self' }),
  modifier('vain', 'strength', 'add', 0, { on: 'self' }),
])
const silencer = defineCard('t:silencer', { type: 'keeper', strength: 1, toughness: 5 }, [
  modifier('silence', 'cannot effect', 'forbid', true, { on: (card) => card.code === 't:watcher' }),
])
const start = { cards: [watcher], setup: { yard: { p1: ['watcher', 'ada'] }, sky: ['gull'], storm: ['gull'] } }

afterEach(() => listenForFired(undefined))

describe('the listener for fired parts', () => {
  it('gets effects that begin, and not abilities that are only offered or probed', () => {
    const game = startCoop({ ...start, strict: 'off' })
    const fired: string[] = []
    listenForFired((part) => void fired.push(part))
    expect(
      asked(game)
        .options.map(({ key }) => key)
        .some((key) => key.includes('hit')),
    ).toBe(true)
    expect(fired.filter((part) => part.startsWith('t:watcher#'))).toEqual([])
    pick(game, 'hit')
    expect(fired).toContain('t:watcher#hit')
    expect(fired).toContain('t:watcher#flinch')
  })

  it('gets a "cannot" that keeps an ability from being offered', () => {
    const fired: string[] = []
    listenForFired((part) => void fired.push(part))
    const game = startCoop({ cards: [watcher, silencer], setup: { ...start.setup, yard: { p1: ['watcher', 'silencer', 'ada'] } } })
    expect(
      asked(game)
        .options.map(({ key }) => key)
        .some((key) => key.includes('hit')),
    ).toBe(false)
    expect(fired).toContain('t:silencer#silence')
  })

  it('counts modifiers that contribute to a value, and not one that adds 0', () => {
    const game = startCoop(start)
    const fired: string[] = []
    listenForFired((part) => void fired.push(part))
    // as after a write: cached values are no longer valid
    game.table.state.world++
    expect(atTable(game.table, () => ask(find(game, 'watcher'), 'strength'))).toBe(3)
    expect(fired).toEqual(['t:watcher#brave'])
    listenForFired(undefined)
    game.table.state.world++
    atTable(game.table, () => ask(find(game, 'watcher'), 'strength'))
    expect(fired).toHaveLength(1)
  })
})
