import { expect, test } from 'vitest'
import { flight, momentTimes } from '../src/moments/flights.ts'
import { momentsIn, newlyTold, type Told } from '../src/moments/moments-in.ts'

const told = (at: number, ...kinds: string[]): Told => ({ at, story: kinds.map((kind, n) => ({ n, kind, parts: {} })) })

test('what a step forward adds to the story is told; jumps, steps back and a story that begins are not', () => {
  const before = told(4, 'dealt', 'turned')
  expect(newlyTold(before, told(5, 'dealt', 'turned', 'met')).map(({ kind }) => kind)).toEqual(['met'])
  // with new dice a step is two inputs
  expect(newlyTold(before, told(6, 'dealt', 'turned', 'met'))).toHaveLength(1)
  expect(newlyTold(before, told(7, 'dealt', 'turned', 'met')), 'a jump along the timeline').toEqual([])
  expect(newlyTold(before, told(3, 'dealt')), 'a step back').toEqual([])
  expect(newlyTold(before, told(5, 'dealt', 'other', 'met')), 'another line').toEqual([])
  expect(newlyTold(told(0), told(1, 'dealt')), 'a game that is opened').toEqual([])
})

test('which entries are moments, and of which cards, is said by the rulebook alone', () => {
  const storyMoments = [
    { kind: 'turned', shows: 'comes', sound: 'reveal' },
    { kind: 'beneath', shows: 'over', card: 'one', over: 'other', text: 'shade' },
    { kind: 'gone', where: { how: ['burnt', 'drowned'] }, shows: 'falls' },
    { kind: 'gone', shows: 'heard', sound: 'card' },
  ] as const
  const card = (key: string) => ({ card: key, code: `made:${key}` })
  const entries = [
    { n: 3, kind: 'turned', parts: { card: card('a') } },
    { n: 4, kind: 'counted', parts: { card: card('a') } },
    { n: 5, kind: 'beneath', parts: { one: card('b'), other: card('c') } },
    { n: 6, kind: 'gone', parts: { card: card('c'), how: 'drowned' } },
    { n: 7, kind: 'gone', parts: { card: card('c'), how: 'drowned' } },
    { n: 8, kind: 'gone', parts: { card: card('d'), how: 'home' } },
    { n: 9, kind: 'turned', parts: {} },
  ]
  expect(momentsIn({ storyMoments }, entries).map(({ n, shows, card, over, sound }) => [n, shows, card, over, sound])).toEqual([
    [3, 'comes', 'a', undefined, 'reveal'],
    [5, 'over', 'b', 'c', undefined],
    [6, 'falls', 'c', undefined, undefined],
    [8, 'heard', 'd', undefined, 'card'],
  ])
})

test('no moment is longer than 1.2 seconds, and nothing but transform and opacity moves', () => {
  const stands = { x: 10, y: 20, width: 170, height: 190 }
  const places = { stands, from: { x: 900, y: 20, width: 60, height: 84 }, to: { x: 400, y: 40, width: 90, height: 100 } }
  for (const [shows, time] of Object.entries(momentTimes)) {
    expect(time).toBeLessThanOrEqual(1200)
    for (const frame of flight(shows as keyof typeof momentTimes, places).keyframes)
      expect(Object.keys(frame).filter((name) => !['transform', 'opacity', 'offset'].includes(name))).toEqual([])
  }
  const [begins, , , ends] = flight('comes', places).keyframes
  expect(begins?.transform).toBe('translate(835px, -53px) scale(0.353)')
  expect(ends?.transform).toBe('translate(350px, -25px) scale(0.529)')
})
