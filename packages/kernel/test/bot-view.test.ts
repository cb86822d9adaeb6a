/** What a bot may know: a question and a table as one seat sees them. */
import { expect, it } from 'vitest'
import { originalValue, seenQuestion, seenTable } from '../src/bot-view.ts'
import type { Card, JsonObject, Table } from '../src/index.ts'
import type { PendingQuestion } from '../src/internal.ts'
import { asked, find, startCoop, tamper } from './helpers.ts'
import { coop } from './rulesets/coop.ts'

/** The rules, with a mark for cards that have oil. */
const ruleset = { ...coop, view: { ...coop.view, marks: (card: Card) => (card.token('oil') > 0 ? ['oiled'] : []) } }
const begun = () =>
  startCoop({
    ruleset,
    setup: { seats: ['p1', 'p2'], yard: { p1: ['ada'] }, hand: { p1: ['shutter'], p2: ['shutter'] }, sky: ['gull'], storm: ['squall'] },
  })

/** Puts a card face down into a zone; with a code it counts as a card of that code. */
function cover(t: Table, card: Card, as?: string): void {
  t.write(card, 'fields', 'face', 'down')
  if (as !== undefined) t.write(card, 'fields', 'as', { code: as, facts: { type: 'keeper', strength: 7 } } as unknown as JsonObject)
}

it('an option shows the card that the seat may know, the place of one that it may not know, and the code of a disguise', () => {
  const game = begun()
  const [ada, squall, gull] = [find(game, 'ada'), find(game, 'squall'), find(game, 'gull')]
  const pending = asked(game)
  tamper(game, (t) => {
    cover(t, gull, 'coop:crow')
    const options: PendingQuestion['options'] = [
      { key: 'plain' },
      { key: 'pass', label: { code: 'stay', parts: {} }, most: 3, idle: { code: 'nothing', parts: {} } },
      { key: `${ada.id}#light`, card: ada, label: { code: 'act', parts: {} }, most: 2, idle: { code: 'nothing', parts: {} } },
      { key: `${squall.id}#strike`, card: squall, label: { code: 'act', parts: {} }, most: 1, idle: { code: 'nothing', parts: {} } },
      { key: 'the top card', card: squall },
      { key: gull.id, card: gull, label: { code: 'act', parts: {} } },
    ]
    const shapes = { ...pending, options, because: { ability: 'coop:ada#light' } }
    const { question, originals } = seenQuestion(shapes as unknown as PendingQuestion, ['p1'])
    expect(question).toEqual({
      name: pending.spec.name,
      shape: pending.spec.shape,
      who: 'p1',
      least: pending.spec.least,
      most: pending.spec.most,
      parts: { ...pending.spec.parts, because: { ability: 'coop:ada#light' } },
      options: [
        { key: 'plain' },
        { key: 'pass', label: 'stay', most: 3, idle: 'yes' },
        { key: `${ada.id}#light`, card: ada.id, code: ada.code, label: 'act', most: 2, idle: 'yes' },
        { key: 'storm-deck.0#strike', label: 'act', most: 1, idle: 'yes' },
        { key: 'the top card' },
        { key: 'sky.0', card: 'sky.0', code: 'coop:crow', label: 'act' },
      ],
      judge: expect.any(Function),
    })
    expect([...originals]).toEqual([
      ['storm-deck.0#strike', `${squall.id}#strike`],
      ['the top card', 'the top card'],
      ['sky.0', gull.id],
    ])
    expect(originalValue(['sky.0', 'pass'], originals)).toEqual([gull.id, 'pass'])
    expect(originalValue({ 'sky.0': 2, pass: 1 }, originals)).toEqual({ [gull.id]: 2, pass: 1 })
    expect([3, 'sky.0', null].map((value) => originalValue(value, originals))).toEqual([3, 'sky.0', null])
    const value = ['pass']
    expect(originalValue(value, new Map())).toBe(value)
  })
})

it('an answer is judged with the keys of the engine', () => {
  const game = begun()
  const pending = asked(game)
  const { question } = seenQuestion(pending, [pending.spec.who.id])
  const [first] = question.options
  expect(question.judge([first?.key] as never)).toBe(true)
  expect(question.judge(['nonsense'] as never)).toBe(false)
})

it('the table shows what the seat may know, and only the place and the disguise of what it may not know', () => {
  const game = begun()
  const [ada, lamp, rope, gull] = [find(game, 'ada'), find(game, 'p1/hand'), find(game, 'p2/hand'), find(game, 'gull')]
  tamper(game, (t) => {
    cover(t, gull, 'coop:crow')
    t.write(ada, 'tokens', 'oil', 2)
    const seen = seenTable('p1')
    expect(seen.seat).toBe('p1')
    expect(['p1.hand', 'p2.hand', 'sky', 'storm-deck', 'nowhere'].map((zone) => [seen.zone(zone), seen.size(zone)])).toEqual([
      [[lamp.id], 1],
      [[], 1],
      [['sky.0'], 1],
      [[], 1],
      [[], 0],
    ])
    expect([lamp, rope, gull].map(({ id }) => seen.card(id)?.code)).toEqual([lamp.code, undefined, undefined])
    const own = seen.card(ada.id)
    expect(own).toMatchObject({ id: ada.id, code: ada.code, zone: 'p1.yard', controller: 'p1' })
    expect([own?.fact('type'), own?.stat('strength'), own?.token('oil'), own?.token('damage')]).toEqual([
      'keeper',
      ada.facts.strength,
      2,
      0,
    ])
    const shown = seen.card('sky.0')
    expect(shown).toMatchObject({ id: 'sky.0', code: 'coop:crow', zone: 'sky' })
    expect([shown?.fact('type'), shown?.stat('strength'), shown?.is('none')]).toEqual(['keeper', 7, false])
    expect(['oiled', 'lit'].map((mark) => [own?.is(mark), seen.card(lamp.id)?.is(mark)])).toEqual([
      [true, false],
      [false, false],
    ])
    expect(['p2.hand.0', 'sky.1', 'nowhere.0', 'sky', ''].map((place) => seen.card(place))).toEqual(Array(5).fill(undefined))
    expect(seen.card(ada.id), 'a card is made once').toBe(own)
    expect(['round', 'oil', 'wind'].map((name) => seen.status(name))).toEqual([1, { p1: 4, p2: 4 }, undefined])
    expect(seenTable('p2').zone('p1.hand')).toEqual([])
    expect(seenTable('p2').zone('p2.hand')).toEqual([rope.id])
  })
})
