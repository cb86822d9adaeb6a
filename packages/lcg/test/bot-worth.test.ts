/** The worth of cards to bots beyond their printed values. */
import type { BotCard, BotChoice, BotQuestion, BotTable } from '@questwright/kernel'
import { expect, test } from 'vitest'
import { pay } from '../src/bot/choosing.ts'
import { worthBeyondPrint } from '../src/bot/hints.ts'

const hero = { id: 'one', code: 'own:bearer' } as BotCard
const other = { id: 'two', code: 'own:guard' } as BotCard
const charm = { id: 'charm', code: 'own:charm' } as BotCard

function view(peril: number): BotTable {
  return {
    seat: 'p1',
    notes: [
      { botHints: {} },
      { botHints: { charm: { of: 'card', worth: 70, when: { counter: 'peril', least: 2 } }, bearer: { of: 'card', worth: 5 } } },
    ],
    zone: (id: string) => (id === 'one/attachments' ? ['charm'] : []),
    card: (id: string) => [hero, other, charm].find((card) => card.id === id),
    status: (name: string) => (name === 'peril' ? peril : undefined),
  } as unknown as BotTable
}

test('the worth of a card includes the hints of systems for it and for its attachments, while their conditions hold', () => {
  expect(worthBeyondPrint(hero, view(2))).toBe(75)
  expect(worthBeyondPrint(hero, view(1))).toBe(5)
  expect(worthBeyondPrint(charm, view(2))).toBe(70)
  expect(worthBeyondPrint(other, view(2))).toBe(0)
})

test('a payment comes from the hero with the most resources, unless another price needs these', () => {
  const question = (judge: (value: BotChoice) => boolean) =>
    ({
      least: 2,
      most: 2,
      options: [
        { key: 'rich', most: 2 },
        { key: 'poor', most: 2 },
      ],
      judge,
    }) as unknown as BotQuestion
  expect(pay(question(() => true))).toEqual({ rich: 1, poor: 1 })
  expect(pay(question((value) => !('rich' in (value as object))))).toEqual({ poor: 2 })
})
