import { describe, expect, it } from 'vitest'
import { chooseCards, defineCard, repaired, table } from '../src/index.ts'
import { answer, asked, find, pick, startCoop } from './helpers.ts'
import { action } from './rulesets/parts.ts'

/** Which repaired rules have affected a game. */

const mender = defineCard('t:mender', { type: 'trick', cost: 0 }, [
  action(
    'mend',
    ({ self, you }) => {
      repaired('first-rule')
      repaired('first-rule')
      table().write(self, 'tokens', 'mended', 1)
      chooseCards({ who: you, name: 'which', from: () => table().zone('p1.yard').cards })
      repaired('second-rule')
    },
    { where: ['hand'] },
  ),
])

const start = () =>
  startCoop({
    cards: [mender],
    setup: { yard: { p1: ['ada', 'ada'] }, hand: { p1: ['mender'] }, sky: ['gull'], storm: ['great-lamp', 'great-lamp'] },
  })

describe('rules that were repaired', () => {
  it('are recorded once with the number of consumed inputs, though every stretch runs twice or more', () => {
    const game = start()
    const before = game.table.record.consumed
    pick(game, 'mender')
    expect(asked(game).spec.name).toBe('which')
    expect(game.table.record.repaired).toEqual([{ input: before + 1, rule: 'first-rule' }])
    pick(game, '1-ada')
    expect(game.table.record.repaired).toEqual([
      { input: before + 1, rule: 'first-rule' },
      { input: before + 2, rule: 'second-rule' },
    ])
  })

  it('are removed when the decision that met them is undone, and return with it', () => {
    const game = start()
    const before = game.table.record.consumed
    pick(game, 'mender')
    pick(game, '1-ada')
    const met = [...game.table.record.repaired]
    const tail = game.rewind(before)
    expect(game.table.record.repaired).toEqual([])
    game.advance(tail)
    expect(game.table.record.repaired).toEqual(met)
  })

  it('are not recorded when the probe only tries whether an ability could do something', () => {
    const game = start()
    expect(find(game, 'mender').zone.id).toBe('p1.hand')
    expect(game.table.record.repaired).toEqual([])
    answer(game, ['pass'])
    expect(game.table.record.repaired).toEqual([])
  })
})
