import { lcgRulebook } from '@questwright/lcg/rulebook'
import './dom.ts'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer, CardView, StoryEntry } from '../src/door-types.ts'
import { emptyView } from '../src/empty-view.ts'
import { flight } from '../src/moments/flights.ts'
import { momentTimes } from '../src/moments/moment-times.ts'
import { momentsIn, newlyTold, type Told } from '../src/moments/moments-in.ts'
import { Table } from '../src/table.tsx'
import { catalogue, codes, fixtureView, windowQuestion } from './fixture.ts'

const told = (at: number, ...kinds: string[]): Told => ({ at, story: kinds.map((kind, n) => ({ n, kind, parts: {} })) })

test('a step forward gives the new entries of the story; jumps and steps back give none', () => {
  const before = told(4, 'dealt', 'turned')
  expect(newlyTold(before, told(5, 'dealt', 'turned', 'met')).map(({ kind }) => kind)).toEqual(['met'])
  // with a new random seed, one step adds two inputs
  expect(newlyTold(before, told(6, 'dealt', 'turned', 'met'))).toHaveLength(1)
  expect(newlyTold(before, told(7, 'dealt', 'turned', 'met')), 'a jump along the timeline').toEqual([])
  expect(newlyTold(before, told(3, 'dealt')), 'a step back').toEqual([])
  expect(newlyTold(before, told(5, 'dealt', 'other', 'met')), 'another line').toEqual([])
  expect(newlyTold(told(1), told(2, 'turned')), 'the first thing that is told').toHaveLength(1)
})

test('the rulebook alone defines which entries are moments, and of which cards', () => {
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

test('a dial has one moment however often its number rose, the dial of another seat has its own, and the end of a game needs no card', () => {
  const storyMoments = [
    { kind: 'risen', shows: 'rises', dial: 'heat', sound: 'rise' },
    { kind: 'over', where: { result: ['won'] }, shows: 'dawns', sound: 'won' },
    { kind: 'over', where: { result: ['lost'] }, shows: 'darkens', sound: 'lost' },
  ] as const
  const entries = [
    { n: 1, kind: 'risen', parts: { seat: 'p1', amount: 1 } },
    { n: 2, kind: 'risen', parts: { seat: 'p2', amount: 1 } },
    { n: 3, kind: 'risen', parts: { seat: 'p1', amount: 4 } },
    { n: 4, kind: 'risen', parts: {} },
    { n: 5, kind: 'over', parts: { result: 'lost' } },
  ]
  expect(momentsIn({ storyMoments }, entries).map(({ n, shows, dial, sound }) => [n, shows, dial?.seat, dial?.name, sound])).toEqual([
    [1, 'rises', 'p1', 'heat', 'rise'],
    [2, 'rises', 'p2', 'heat', 'rise'],
    [5, 'darkens', undefined, undefined, 'lost'],
  ])
})

test('no moment lasts longer than 1.2 seconds, and only transform and opacity are animated', () => {
  const stands = { x: 10, y: 20, width: 170, height: 190 }
  const places = { stands, from: { x: 900, y: 20, width: 60, height: 84 }, to: { x: 400, y: 40, width: 90, height: 100 } }
  for (const [shows, time] of Object.entries(momentTimes)) {
    expect(time, shows).toBeGreaterThan(0)
    expect(time, shows).toBeLessThanOrEqual(1200)
  }
  for (const shows of ['comes', 'over', 'falls', 'fulfilled'] as const) {
    const { keyframes, time } = flight(shows, places)
    expect(time).toBe(momentTimes[shows])
    expect(keyframes.length).toBeGreaterThan(1)
    for (const frame of keyframes)
      expect(Object.keys(frame).filter((name) => !['transform', 'opacity', 'offset'].includes(name))).toEqual([])
  }
  expect(flight('heard', places)).toEqual({ keyframes: [], time: 0 })
  const [begins, , , ends] = flight('comes', places).keyframes
  expect(begins?.transform).toBe('translate(835px, -53px) scale(0.353)')
  expect(ends?.transform).toBe('translate(350px, -25px) scale(0.529)')
})

describe('the moments of a table', () => {
  const card = { card: 'deck/1', code: codes.rising }
  const other = { card: 'p1/hero/1', code: codes.halla }
  /** Each story entry of the engine, with the moment that is shown for it. */
  test.each([
    ['a card that is revealed', 'revealed', { card }, 'comes', 'reveal'],
    ['a card turned up over another', 'shadow-revealed', { card, enemy: other }, 'over', 'twist'],
    ['who is destroyed', 'left-play', { card: other, how: 'destroyed' }, 'falls', 'fall'],
    ['who is defeated', 'left-play', { card: other, how: 'defeated' }, 'falls', 'fall'],
    ['what is explored', 'left-play', { card: other, how: 'explored' }, 'fulfilled', 'find'],
    ['a stage that turns', 'stage-entered', { card: other, side: 'B' }, 'turns', 'chapter'],
    ['a number of a seat that rises', 'threat-raised', { seat: 'p1', amount: 2, to: 31 }, 'rises', 'rise'],
    ['a game that is won', 'game-over', { result: 'won' }, 'dawns', 'won'],
    ['a game that is lost', 'game-over', { result: 'lost' }, 'darkens', 'lost'],
  ] as const)('%s has a moment in the cooperative game', (_what, kind, parts, shows, sound) => {
    expect(momentsIn(lcgRulebook, [{ n: 7, kind, parts }]).map((one) => [one.shows, one.sound])).toEqual([[shows, sound]])
  })

  test('cards that leave play in another way, and numbers that fall, have no moment', () => {
    const entries = [
      { n: 1, kind: 'left-play', parts: { card: other, how: 'returned' } },
      { n: 2, kind: 'stage-entered', parts: { card: other, side: 'A' } },
      { n: 3, kind: 'threat-lowered', parts: { seat: 'p1', amount: 2, to: 20 } },
    ]
    expect(momentsIn(lcgRulebook, entries)).toEqual([])
  })
})

describe('a step forward', () => {
  const view = fixtureView('p1', ['p1'])
  const enemy = Object.values(view.cards).find(({ zone, code }) => code !== undefined && zone.endsWith('.engaged'))
  const reference = { card: enemy?.key ?? '', code: enemy?.code ?? '' }
  const moved: { readonly element: Element; state: 'running' | 'ended' }[] = []

  beforeEach(() => {
    moved.length = 0
    Object.defineProperty(HTMLElement.prototype, 'animate', {
      configurable: true,
      value(this: Element) {
        const one: (typeof moved)[number] = { element: this, state: 'running' }
        const cancel = () => {
          one.state = 'ended'
        }
        moved.push(one)
        return { cancel }
      },
    })
  })
  afterEach(() => {
    cleanup()
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  const first: StoryEntry = { n: 0, kind: 'round-began', parts: { round: 1 } }
  /** Renders a table, and returns a function that renders its next step with this story entry. */
  function step(kind: string, parts: StoryEntry['parts'], by = 1) {
    const answers: Answer[] = []
    const at = (told: Told) => (
      <Table view={view} catalogue={catalogue} question={windowQuestion} told={told} onAnswer={(answer) => void answers.push(answer)} />
    )
    const { rerender } = render(at({ at: 4, story: [first] }))
    rerender(at({ at: 4 + by, story: [first, { n: 1, kind, parts }] }))
    return answers
  }
  const running = () => moved.filter(({ state }) => state === 'running').map(({ element }) => element)
  const ending = () => document.querySelector<HTMLElement>('.qw-ending')

  test('enlarges only the dial whose number rose', () => {
    step('threat-raised', { seat: 'p1', amount: 2, to: 31 })
    expect(running().map((one) => [one.getAttribute('data-dial'), one.getAttribute('data-number')])).toEqual([['p1', 'threat']])
  })

  test('shows a revealed card large while its place is kept free, and leaves room for the question until the next step', () => {
    const at = (told: Told) => <Table view={view} catalogue={catalogue} question={windowQuestion} told={told} onAnswer={() => undefined} />
    const { rerender } = render(at({ at: 4, story: [first] }))
    document.querySelector<HTMLElement>('.qw-ribbon')?.style.setProperty('--u', '100px')
    rerender(at({ at: 5, story: [first, { n: 1, kind: 'revealed', parts: { card: reference } }] }))
    const slot = document.querySelector(`[data-card="${reference.card}"]`)
    expect(slot).not.toBeNull()
    expect(document.querySelector('.qw-ribbon')?.getAttribute('data-beside')).toBe('card')
    expect(document.querySelector('.qw-likeness')?.getAttribute('data-of')).toBe(reference.card)
    expect(running()).not.toContain(slot)
  })

  test('animates a stage that turns over at its place', () => {
    step('stage-entered', { card: reference, side: 'B' })
    expect(running().map((one) => one.getAttribute('data-card'))).toEqual([reference.card])
  })

  test.each([
    ['won', 'dawns'],
    ['lost', 'darkens'],
  ] as const)('shows a %s game at the edges of the screen; any key ends this and also does its usual action', (result, shows) => {
    const answers = step('game-over', { result })
    expect(ending()?.dataset.shows).toBe(shows)
    expect(ending()?.ariaHidden ?? ending()?.getAttribute('aria-hidden')).toBe('true')
    fireEvent.keyDown(document.querySelector('.qw-question') ?? document.body, { key: 'n', code: 'KeyN' })
    expect(ending()).toBeNull()
    expect(running()).toEqual([])
    expect(answers).toHaveLength(1)
  })

  test('shows the first event of a table that was already set up, but nothing while a table is being set up', () => {
    const begins = (before: typeof view) => {
      const at = (now: typeof view, told: Told) => <Table view={now} catalogue={catalogue} told={told} onAnswer={() => undefined} />
      const { rerender } = render(at(before, { at: 0, story: [] }))
      rerender(at(view, { at: 1, story: [{ n: 0, kind: 'game-over', parts: { result: 'won' } }] }))
    }
    begins(view)
    expect(ending()?.dataset.shows).toBe('dawns')
    cleanup()
    begins(emptyView(view.viewer))
    expect(ending()).toBeNull()
  })

  test('ends all of its animations within 1.2 seconds', () => {
    vi.useFakeTimers()
    const begun = Date.now()
    const ends: { readonly what: string; readonly at: number }[] = []
    const box = { x: 10, y: 10, left: 10, top: 10, right: 110, bottom: 122, width: 100, height: 112 } as DOMRect
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
    Object.defineProperty(HTMLElement.prototype, 'animate', {
      configurable: true,
      value(this: HTMLElement, _frames: Keyframe[], { duration = 0, delay = 0 }: { readonly duration?: number; readonly delay?: number }) {
        const animation = { cancel: () => undefined, onfinish: () => undefined }
        const what = this.dataset.shows ?? this.className.split(' ')[0] ?? ''
        setTimeout(() => {
          ends.push({ what, at: Date.now() - begun })
          animation.onfinish()
        }, delay + duration)
        return animation
      },
    })
    const hurt = { ...view.cards, halla: { ...(view.cards.halla as CardView), tokens: { resource: 1, damage: 2 } } }
    const after = { ...view, cards: { ...hurt, oars: { ...(view.cards.oars as CardView), zone: 'p1.discard' } } }
    const card = (key: string) => ({ card: key, code: view.cards[key]?.code ?? codes.rising })
    const tells: StoryEntry[] = [
      ['revealed', { card: card('ford') }],
      ['revealed', { card: card('toll') }],
      ['shadow-revealed', { card: card('warg'), enemy: card('hound') }],
      ['left-play', { card: card('pier'), how: 'destroyed' }],
      ['left-play', { card: card('gate'), how: 'explored' }],
      ['stage-entered', { card: card('quest'), side: 'B' }],
      ['threat-raised', { seat: 'p1', amount: 2, to: 36 }],
      ['game-over', { result: 'lost' }],
    ].map(([kind, parts], n) => ({ n: n + 1, kind, parts }) as StoryEntry)
    const at = (now: typeof view, told: Told) => <Table view={now} catalogue={catalogue} told={told} onAnswer={() => undefined} />
    const { rerender } = render(at(view, { at: 4, story: [first] }))
    document.querySelector<HTMLElement>('.qw-ribbon')?.style.setProperty('--u', '100px')
    rerender(at(after, { at: 5, story: [first, ...tells] }))
    act(() => void vi.advanceTimersByTime(10_000))
    const seen = new Set(ends.map(({ what }) => what))
    expect([...seen].sort()).toEqual(['comes', 'darkens', 'falls', 'fulfilled', 'over', 'qw-bar-lost', 'qw-dial', 'qw-pop', 'qw-slot'])
    expect(ends.filter(({ at }) => at > 1200)).toEqual([])
    expect(document.querySelector('.qw-moments, .qw-ending, .qw-pop, .qw-bar-lost')).toBeNull()
  })

  test('does not cut off the animations of the step before if it happens automatically; a step back does', () => {
    vi.useFakeTimers()
    const told: StoryEntry[] = [first, { n: 1, kind: 'game-over', parts: { result: 'lost' } }, { n: 2, kind: 'passed', parts: {} }]
    const at = (input: number, entries: number) => (
      <Table view={{ ...view }} catalogue={catalogue} told={{ at: input, story: told.slice(0, entries) }} onAnswer={() => undefined} />
    )
    const { rerender } = render(at(4, 1))
    rerender(at(5, 2))
    const [shade] = moved
    act(() => void vi.advanceTimersByTime(100))
    rerender(at(6, 2))
    rerender(at(7, 3))
    expect([ending()?.dataset.shows, moved, shade?.state]).toEqual(['darkens', [shade], 'running'])
    // a step back in the game ends the moment
    rerender(at(5, 2))
    expect([ending(), shade?.state]).toEqual([null, 'ended'])
    rerender(at(6, 2))
    expect([ending(), moved.length]).toEqual([null, 1])
  })

  test('is animated, but a jump is not', () => {
    step('game-over', { result: 'won' }, 3)
    expect(ending()).toBeNull()
    expect(moved).toEqual([])
  })

  test('is not animated if the user prefers no motion, and the cards get an outline instead', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
    const outlined = () => [...document.querySelectorAll<HTMLElement>('[data-changed]')].map(({ className }) => className.split(' ')[0])
    step('game-over', { result: 'lost' })
    expect(outlined()).toEqual(['qw-felt'])
    cleanup()
    step('threat-raised', { seat: 'p1', amount: 2, to: 31 })
    expect(outlined()).toEqual(['qw-dial'])
    cleanup()
    step('stage-entered', { card: reference, side: 'B' })
    expect(outlined()).toEqual(['qw-slot'])
    expect(moved).toEqual([])
    expect(ending()).toBeNull()
  })
})
