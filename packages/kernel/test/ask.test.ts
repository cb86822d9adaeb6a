import { describe, expect, it } from 'vitest'
import {
  ask,
  askNumber,
  askWhy,
  askYes,
  atTable,
  type Card,
  cardsInPlay,
  defineCard,
  endEffects,
  fieldOf,
  isPrevented,
  type Json,
  type Modifier,
  startLasting,
  type Table,
  table,
} from '../src/index.ts'
import { rollBack } from '../src/roll-back.ts'
import { find, pick, startCoop, tamper } from './helpers.ts'
import { addToken, keepers } from './rulesets/coop.ts'
import { action, lasting, modifier } from './rulesets/parts.ts'

/** The strength of a card with strength 3, next to cards with these modifiers. */
function strengthWith(modifiers: readonly Modifier[][], stat = 'strength', facts: object = {}): Json {
  const subject = defineCard(
    't:subject',
    { type: 'keeper', strength: 3, toughness: 9, traits: ['tall'], keywords: { calm: 1 }, ...facts },
    [],
  )
  const sources = modifiers.map((parts, i) => defineCard(`t:source-${i}`, { type: 'lamp' }, parts))
  const game = startCoop({
    cards: [subject, ...sources],
    setup: { yard: { p1: ['subject', ...sources.map((source) => source.slug), 'ada'] }, sky: ['gull'], storm: ['gull'] },
  })
  return atTable(game.table, () => ask(find(game, 'subject'), stat))
}

const onSubject = (way: Modifier['way'], value: Json, stat = 'strength', slug = `${way}`): Modifier =>
  modifier(slug, stat, way, value, { on: (card) => card.slug === 'subject' })

describe('ask', () => {
  it('adds, then doubles, then halves with rounding up, and clamps', () => {
    expect(strengthWith([])).toBe(3)
    expect(strengthWith([[onSubject('add', 2)], [onSubject('add', -1)]])).toBe(4)
    expect(strengthWith([[onSubject('times', 2)], [onSubject('add', 2)]])).toBe(10)
    expect(strengthWith([[onSubject('times', 'half')]])).toBe(2)
    expect(strengthWith([[onSubject('times', 'half')], [onSubject('add', 2)], [onSubject('times', 3)]])).toBe(8)
    expect(strengthWith([[onSubject('add', -7)]])).toBe(0)
    expect(strengthWith([[onSubject('add', -7)], [onSubject('times', 'half')]])).toBe(0)
  })

  it('a modifier that sets a value overrides all others; of several such modifiers the latest counts', () => {
    expect(strengthWith([[onSubject('set', 5)], [onSubject('add', 2)], [onSubject('times', 2)]])).toBe(5)
    expect(strengthWith([[onSubject('set', 5)], [onSubject('set', 1)]])).toBe(1)
  })

  it('a printed dash stays a dash when a number is added', () => {
    expect(strengthWith([[onSubject('add', 2)]], 'strength', { strength: '-' })).toBe('-')
    expect(strengthWith([[onSubject('set', 2)]], 'strength', { strength: '-' })).toBe(2)
    expect(strengthWith([[onSubject('add', 2)]], 'strength', { strength: 'X' })).toBe(2)
  })

  it('words are gained and lost, and losing wins', () => {
    expect(strengthWith([[onSubject('include', 'wise', 'traits')]], 'traits')).toEqual(['tall', 'wise'])
    expect(strengthWith([[onSubject('exclude', 'tall', 'traits')], [onSubject('include', 'tall', 'traits')]], 'traits')).toEqual([])
  })

  it('counts add up', () => {
    expect(
      strengthWith(
        [
          [onSubject('include', 'calm', 'keywords')],
          [onSubject('include', { word: 'fierce', number: 2 }, 'keywords')],
          [onSubject('include', { word: 'fierce', number: 1 }, 'keywords')],
        ],
        'keywords',
      ),
    ).toEqual({ calm: 2, fierce: 3 })
    expect(strengthWith([[onSubject('include', 'calm', 'keywords')], [onSubject('exclude', 'calm', 'keywords')]], 'keywords')).toEqual({})
  })

  it('a prohibition beats a permission', () => {
    expect(strengthWith([[onSubject('forbid', true, 'ready')], [onSubject('permit', true, 'ready')]], 'ready')).toBe(false)
    expect(strengthWith([[onSubject('permit', true, 'blank')]], 'blank')).toBe(true)
  })

  it('copies of a modifier that stacks once count once', () => {
    const game = startCoop({ setup: { yard: { p1: ['great-lamp', 'great-lamp', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    atTable(game.table, () => {
      expect(askNumber(find(game, 'ada'), 'strength')).toBe(3)
      expect(askWhy(find(game, 'ada'), 'strength')).toEqual({
        printed: 2,
        contributors: [{ card: 'p1/yard/0-great-lamp', name: 'coop:great-lamp#light', way: 'add', value: 1 }],
        value: 3,
      })
    })
  })

  it('the cycle of two cards that read each other ends', () => {
    const mirror = (name: string, other: string) =>
      defineCard(`t:${name}`, { type: 'keeper', strength: 1, toughness: 3 }, [
        modifier('look', 'strength', 'add', () => askNumber(keepers().find((card) => card.slug === other) as never, 'strength')),
      ])
    const game = startCoop({
      cards: [mirror('left', 'right'), mirror('right', 'left')],
      setup: { yard: { p1: ['left', 'right', 'ada'] }, sky: ['gull'], storm: ['gull'] },
    })
    atTable(game.table, () => {
      expect(askNumber(find(game, 'left'), 'strength')).toBe(3)
      expect(askNumber(find(game, 'right'), 'strength')).toBe(3)
      expect(askNumber(find(game, 'left'), 'strength')).toBe(3)
    })
  })

  it('is cached, and computed again after a write, after a roll-back, and when a modifier leaves play', () => {
    const brave = defineCard('t:brave', { type: 'keeper', strength: 1, toughness: 9 }, [
      modifier('brave', 'strength', 'add', ({ self }) => self.token('damage')),
    ])
    const game = startCoop({ cards: [brave], setup: { yard: { p1: ['brave', 'great-lamp', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    const t = game.table
    tamper(game, () => {
      const card = find(game, 'brave')
      const strength = () => askNumber(card, 'strength')
      const mark = t.state.journal.length
      expect(strength()).toBe(2)
      const misses = t.instruments.counters.memoMisses
      expect([strength(), strength()]).toEqual([2, 2])
      expect(t.instruments.counters.memoMisses).toBe(misses)
      addToken(card, 'damage', 3)
      expect(strength()).toBe(5)
      t.move(find(game, 'great-lamp'), t.zone('p1.discard'))
      expect(strength()).toBe(4)
      rollBack(t, mark)
      expect(strength()).toBe(2)
      addToken(card, 'damage', 1)
      expect(strength()).toBe(3)
      rollBack(t, mark)
    })
    pick(game, 'pass')
    expect(t.state.hash).toBe(t.state.fullHash())
  })

  /** Kinds of reads: what a modifier reads, a write that changes it, and a write that has no influence on it. */
  const readings: readonly [string, (card: Card) => number, (t: Table, card: Card) => void, (t: Table, card: Card) => void][] = [
    ['a face', (card) => Number(card.face === 'down'), (t, card) => t.write(card, 'fields', 'face', 'down'), token],
    ['a controller', (card) => Number(card.controllerName === 'p9'), (t, card) => t.write(card, 'fields', 'controller', 'p9'), token],
    ['a place', (card) => Number(card.zone.name === 'discard'), (t, card) => t.move(card, t.zone('p1.discard')), token],
    ['an order', (card) => Number(card.zone.top === card), (t, card) => t.arrange(card.zone, [...others(card), card]), token],
    ['a field', (card) => Number(fieldOf(card, 'tired') === 'yes'), (t, card) => t.write(card, 'fields', 'tired', 'yes'), token],
    ['a token', (card) => card.token('oil'), token, (t, card) => t.write(card, 'memory', 'seen', 'yes')],
    ['a memory', (card) => Number(card.memory('seen') === 'yes'), (t, card) => t.write(card, 'memory', 'seen', 'yes'), token],
    ['a note', () => Number(table().note('omen') ?? 0), (t) => t.setNote('omen', 1), token],
  ]
  function token(t: Table, card: Card): void {
    t.write(card, 'tokens', 'oil', 1)
  }
  function others(card: Card): Card[] {
    return card.zone.cards.filter((one) => one !== card)
  }

  it.each(readings)('is cached until %s changes that it was computed from', (_, read, change, leave) => {
    const subject = defineCard('t:subject', { type: 'keeper', strength: 3, toughness: 9 }, [])
    const reader = defineCard('t:reader', { type: 'lamp' }, [
      modifier('read', 'strength', 'add', (_context, card) => read(card), { on: (card) => card.slug === 'subject' }),
    ])
    const game = startCoop({
      cards: [subject, reader],
      setup: { yard: { p1: ['subject', 'reader', 'ada'] }, sky: ['gull'], storm: ['gull'] },
      strict: 'off',
    })
    const t = game.table
    tamper(game, () => {
      const card = find(game, 'subject')
      const mark = t.state.journal.length
      expect(askNumber(card, 'strength')).toBe(3)
      const misses = t.instruments.counters.memoMisses
      leave(t, card)
      expect([askNumber(card, 'strength'), t.instruments.counters.memoMisses]).toEqual([3, misses])
      change(t, card)
      expect(askNumber(card, 'strength')).toBe(4)
      rollBack(t, mark)
      expect(askNumber(card, 'strength')).toBe(3)
    })
  })

  it('is not cached if it depends on who acts', () => {
    const subject = defineCard('t:subject', { type: 'keeper', strength: 3, toughness: 9 }, [
      modifier('safe', 'cannot damaged', 'forbid', true, { on: (_card, { event }) => event.by?.slug === 'ada' }),
      modifier('proud', 'strength', 'add', ({ self }) => Number(isPrevented({ kind: 'damaged', subject: self, amount: 1 }))),
    ])
    const game = startCoop({ cards: [subject], setup: { yard: { p1: ['subject', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    const t = game.table
    tamper(game, () => {
      const card = find(game, 'subject')
      expect(askNumber(card, 'strength')).toBe(3)
      t.run.running.push({ because: {}, card: find(game, 'ada'), ability: undefined, you: null })
      expect(askNumber(card, 'strength')).toBe(4)
      t.run.running.pop()
      expect(askNumber(card, 'strength')).toBe(3)
    })
  })

  it('throws for names that the ruleset does not define, and outside of a table', () => {
    const game = startCoop({ setup: { yard: { p1: ['ada'] }, sky: ['gull'], storm: ['gull'] } })
    expect(() => atTable(game.table, () => ask(find(game, 'ada'), 'wisdom'))).toThrow("'wisdom' is no stat")
    expect(() => table()).toThrow('no table is running')
  })
})

describe('modifiers', () => {
  it('apply in the same order, no matter how the table reached its state', () => {
    // when the first setter leaves and returns, the setter that entered its zone last still counts
    const setter = (n: number) =>
      defineCard(`t:set-${n}`, { type: 'keeper', toughness: 3, strength: 1 }, [
        modifier('set', 'strength', 'set', n, { on: (card) => card.slug === 'ada' }),
      ])
    const game = startCoop({
      cards: [setter(5), setter(6)],
      setup: { yard: { p1: ['set-5', 'set-6', 'ada'] }, sky: ['gull'], storm: ['gull'] },
    })
    const t = game.table
    const strength = () => atTable(t, () => askNumber(find(game, 'ada'), 'strength'))
    expect(strength()).toBe(6)
    tamper(game, () => {
      t.move(find(game, 'set-5'), t.zone('away'))
      t.registry.settle()
      t.move(find(game, 'set-5'), t.zone('p1.yard'), 0)
    })
    expect(strength()).toBe(6)
  })

  it('work only while the condition holds, on host or controller where they say so', () => {
    const tool = defineCard('t:tool', { type: 'lamp' }, [
      modifier('sharp', 'strength', 'add', 2, { on: 'host' }),
      modifier('rich', 'ready', 'forbid', true, { on: 'controller', while: ({ self }) => self.token('lit') > 0 }),
    ])
    const game = startCoop({ cards: [tool], setup: { yard: { p1: ['tool', 'ada'] }, sky: ['gull'], storm: ['gull'] } })
    const t = game.table
    const [ada, card, seat] = [find(game, 'ada'), find(game, 'tool'), find(game, 'p1')]
    tamper(game, () => {
      expect([askNumber(ada, 'strength'), askYes(seat, 'ready')]).toEqual([2, true])
      t.move(card, t.zoneOn(ada, 'tools'))
      expect(askNumber(ada, 'strength')).toBe(4)
      addToken(card, 'lit', 1)
      expect(askYes(seat, 'ready')).toBe(false)
      // when the host leaves play, its attachments rest
      t.move(ada, t.zone('p1.discard'))
      expect(cardsInPlay(t).includes(card)).toBe(false)
      expect(askYes(seat, 'ready')).toBe(true)
    })
  })

  it('a lasting effect ends when its time is over, and state checks run again', () => {
    const potion = defineCard('t:potion', { type: 'trick', cost: 0 }, [
      lasting(
        'hardy',
        'toughness',
        'add',
        (params) => params.by as number,
        (card, params) => card.facts.type === params.type,
      ),
      action(
        'drink',
        ({ self }) => startLasting({ from: self, slug: 'hardy', stat: 'toughness', until: 'round', params: { by: 2, type: 'keeper' } }),
        { where: ['hand'] },
      ),
    ])
    const game = startCoop({
      cards: [potion],
      setup: { yard: { p1: ['ada', 'ada'] }, hand: { p1: ['potion'] }, sky: ['gull'], storm: ['great-lamp', 'great-lamp'] },
    })
    const toughness = () => atTable(game.table, () => askNumber(find(game, '0-ada'), 'toughness'))
    pick(game, 'potion')
    expect(toughness()).toBe(5)
    expect(game.advance([{ kind: 'move', move: { move: 'token', card: 'p1/yard/0-ada', token: 'damage', by: 3 } }])).toBeUndefined()
    while (game.question && find(game, '0-ada').zone.id === 'p1.yard' && game.table.note('cursor') && !game.outcome) {
      if (game.question.spec.name === 'act') pick(game, 'pass')
      else pick(game, '1-ada')
    }
    expect(find(game, '0-ada').zone.id).toBe('p1.discard')
    atTable(game.table, () => expect(endEffects(['round'])).toBe(0))
  })
})
