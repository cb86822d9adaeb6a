import { expect, it } from 'vitest'
import { type ChapterSource, consequenceMessages, consequencesOf, optionSignOf, rulebookOf } from '../src/index.ts'

const source: ChapterSource = {
  file: 'chapter.json',
  chapter: {
    game: 'g',
    facts: {
      might: { name: 'might', holds: 'number', icon: 'sword', tone: 'red' },
      wit: { name: 'wit', holds: 'number', icon: 'eye', tone: 'blue' },
    },
    tokenFaces: { wounds: { reads: '{count}', shape: 'drop', counts: { fact: 'might', way: 'drains' } } },
    consequences: {
      quiet: { told: 'never' },
      compared: {
        reads: '{one} against {two}',
        compares: [
          { icon: 'sword', tone: 'red', part: 'one', by: 'counts' },
          { icon: 'flame', tone: 'grey', part: 'two' },
        ],
      },
      failed: { reads: '{amount} short', says: ['lost'] },
      lost: { reads: '{seat} loses {amount}', several: 'each loses {amount}', tone: 'bad' },
      struck: { reads: '{card}: {amount}, {now} of {full}', tone: 'loss', counts: { token: 'wounds', way: 'more' } },
      gone: { again: 'gone' },
      paid: { reads: '{card} pays', of: 'pay' },
      began: { reads: 'till {until}', needs: ['until'] },
    },
    optionSigns: { fight: { stat: 'might', part: 'counts' }, guard: { sum: 'struck', icon: 'drop', tone: 'red' } },
    clockwork: ['tick'],
  },
}
const rulebook = rulebookOf([source])
const line = (kind: string, parts = {}) => ({ kind, parts })
const told = (follows: ReturnType<typeof line>[], guessed: string[] = []) =>
  consequencesOf(
    rulebook,
    { follows, unknown: [], guessed },
    { fox: { controller: 'p1', tokens: { wounds: 2 }, stats: { might: { now: 4 } } }, elk: { tokens: {}, stats: {} } },
  )
const fox = { card: { card: 'fox', code: 'g:fox' } }

it('lines are shortened, and obvious ones are left out', () => {
  const codes = told([
    line('quiet'),
    line('tick'),
    line('seen', { because: { step: '1' } }),
    line('began'),
    line('began', { until: 'dusk' }),
  ])
  expect(codes).toEqual([
    { code: 'seen', parts: {}, tone: 'plain' },
    { code: 'foretold.began', parts: { until: 'dusk' }, tone: 'plain' },
  ])
  expect(consequenceMessages(rulebook)).toMatchObject({
    'foretold.failed': '{amount} short',
    'foretold.lost.several': 'each loses {amount}',
    'foretold.gone.again': 'gone',
  })
})

it('tokens are added up over the lines, up to their maximum, and losses are bad for the owner of the card', () => {
  const lines = told([
    line('struck', { ...fox, amount: 1 }),
    line('struck', { ...fox, amount: 4 }),
    line('gone', fox),
    line('struck', { card: { card: 'elk' }, amount: 1 }),
  ])
  expect(lines.map(({ parts, tone }) => [parts.now, parts.full, tone])).toEqual([
    [3, 4, 'bad'],
    [4, 4, 'bad'],
    [undefined, undefined, 'plain'],
    [1, 0, 'good'],
  ])
  expect(lines[2]?.code).toBe('foretold.gone.again')
})

it('several lines that differ only in the player they name are joined, and left out if the line before includes them', () => {
  const lost = [line('lost', { seat: 'p1', amount: 2 }), line('lost', { seat: 'p2', amount: 2 })]
  expect(told(lost)).toMatchObject([{ code: 'foretold.lost.several', tone: 'bad' }])
  expect(told([lost[0] as never, line('lost', { seat: 'p2', amount: 3 })]).map(({ code }) => code)).toEqual([
    'foretold.lost',
    'foretold.lost',
  ])
  expect(told([line('failed', { amount: 2 }), ...lost]).map(({ code }) => code)).toEqual(['foretold.failed'])
})

it('what follows from an unanswered question is left out', () => {
  expect(told([line('paid', fox)]).length).toBe(1)
  expect(told([line('paid', fox)], ['pay'])).toEqual([])
})

it('compared sums are icons with numbers; a part of the line may name another stat', () => {
  const numbers = (counts?: string) => told([line('compared', { one: 7, two: 15, ...(counts ? { counts } : {}) })])[0]?.compares
  expect(numbers()).toEqual([
    { icon: 'sword', tone: 'red', number: 7 },
    { icon: 'flame', tone: 'grey', number: 15 },
  ])
  expect(numbers('wit')?.[0]).toEqual({ icon: 'eye', tone: 'blue', number: 7 })
})

it('next to an option is a change with its sign, if the sum names lines that are subtracted; no change has no icon', () => {
  const signs = { optionSigns: { buy: { sum: 'earned', less: 'spent', icon: 'coin', tone: 'gold' } } }
  const after = (follows: readonly ReturnType<typeof line>[]) =>
    optionSignOf({ ...rulebook, ...signs }, { name: 'buy', parts: {} }, undefined, { follows, guessed: [], unknown: [] })
  expect(after([line('spent', { amount: 3 })])).toEqual({ icon: 'coin', tone: 'gold', number: -3, signed: 'signed' })
  expect(after([line('spent', { amount: 1 }), line('earned', { amount: 3 })])?.number).toBe(2)
  expect(after([line('spent', { amount: 1 }), line('earned', { amount: 1 })])).toBeUndefined()
})

it('next to an option is a stat of its card, or the sum of what would follow from it, unless a player has to choose first', () => {
  const card = { tokens: {}, stats: { might: { now: 3 }, wit: { now: 1 } } }
  expect(optionSignOf(rulebook, { name: 'fight', parts: {} }, card, undefined)).toEqual({ icon: 'sword', tone: 'red', number: 3 })
  expect(optionSignOf(rulebook, { name: 'fight', parts: { counts: 'wit' } }, card, undefined)?.number).toBe(1)
  const forecast = (codes: string[]) => ({
    follows: [line('struck', { amount: 2 })],
    guessed: [],
    unknown: codes.map((code) => ({ code, parts: {} })),
  })
  const guard = { name: 'guard', parts: {} }
  expect(optionSignOf(rulebook, guard, card, forecast([]))?.number).toBe(2)
  expect(optionSignOf(rulebook, guard, card, forecast(['unknown.asked']))).toBeUndefined()
  expect(optionSignOf(rulebook, guard, card, undefined)).toBeUndefined()
  expect(optionSignOf(rulebook, { name: 'toString', parts: {} }, card, undefined)).toBeUndefined()
})
