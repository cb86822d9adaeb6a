import './dom.ts'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '../src/create-catalogue.ts'
import type { CardView, Forecast, JsonObject, Question, View } from '../src/door-types.ts'
import { Log } from '../src/log.tsx'
import type { Work } from '../src/question-ribbon.tsx'
import { nextInRound, phasesOfRound } from '../src/round.ts'
import { reachedCards } from '../src/table/reached-cards.ts'
import type { TableProps } from '../src/table/table-props.ts'
import { Table } from '../src/table.tsx'
import { statusOf } from '../src/view.ts'
import {
  catalogue,
  confirmQuestion,
  defenderQuestion,
  distributeQuestion,
  fixtureView,
  orderQuestion,
  seatNames,
  windowQuestion,
} from './fixture.ts'

afterEach(cleanup)

const solo = fixtureView('p1', ['p1'])
const both = fixtureView()

function show(question: Question | undefined, more: Partial<TableProps> = {}) {
  const answers: unknown[] = []
  const props: TableProps = { view: solo, catalogue, seatNames, question, onAnswer: ({ value }) => answers.push(value), ...more }
  const drawn = render(<Table {...props} />)
  return { ...drawn, answers, redraw: (changed: Partial<TableProps>) => drawn.rerender(<Table {...props} {...changed} />) }
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('the log', () => {
  it('joins equal lines in a row with their number, and begins each line with a capital', () => {
    const entry = (n: number, kind: string, parts: JsonObject) => ({ n, kind, parts, because: {} })
    const entries = [
      entry(1, 'put-in-zone', { zone: 'Corsair deck', known: 'no' }),
      entry(2, 'put-in-zone', { zone: 'Corsair deck', known: 'no' }),
      entry(3, 'put-in-zone', { zone: 'Corsair deck', known: 'no' }),
      entry(4, 'exhausted', { card: { card: 'p2.hand.0' } }),
    ]
    const messages = { 'put-in-zone': '{known, select, no {A card} other {{card}}} goes to “{zone}”', exhausted: '{card} exhausts' }
    render(<Log catalogue={createCatalogue({ rulebook: lcgRulebook, messages })} entries={entries} />)
    expect([...document.querySelectorAll('.qw-log li')].map((line) => line.textContent)).toEqual([
      'A card goes to “Corsair deck” (3 times)',
      'A hidden card exhausts',
    ])
  })
})

describe('the line with the question', () => {
  it('names the asked player, and opens the parts that do not fit below the line', () => {
    show(defenderQuestion, { view: both })
    expect(one('.qw-ribbon .qw-who')?.textContent).toBe('Halla’s seat')
    expect(one('.qw-ask-more')).toBeNull()
    for (const [question, list] of [
      [orderQuestion, '.qw-order'],
      [distributeQuestion, '.qw-shares'],
    ] as const) {
      cleanup()
      show(question)
      expect(one(`.qw-ask-more ${list}`)).not.toBeNull()
      expect(one(`.qw-ask ${list}`)).toBeNull()
    }
  })

  it('has choosing nothing as the main answer, given by Enter, where the game has words for it', () => {
    const keep: Question = { ...defenderQuestion, least: 0, most: 1 }
    const { answers } = show(keep)
    const nothing = () => screen.getByRole('button', { name: /^Nobody/ })
    expect(nothing().className).toContain('is-main')
    expect(nothing().getAttribute('aria-keyshortcuts')).toBe('Enter 0 n')
    // the focus is on the first card with which the question can be answered
    expect(document.activeElement?.hasAttribute('data-card-button')).toBe(true)
    press('Enter')
    expect(answers).toEqual([[]])
    cleanup()
    const opened: unknown[] = []
    const other = show({ ...keep, name: 'choose-lamp' }, { onOpenCard: (card) => opened.push(card) })
    expect(screen.getByRole('button', { name: /^None/ }).className).not.toContain('is-main')
    press('Enter')
    expect([other.answers.length, opened.length]).toEqual([0, 1])
  })

  it('has buttons for a few short options, and lists long ones below', () => {
    const ways = (...words: readonly string[]): Question => ({
      ...confirmQuestion,
      shape: 'choose',
      options: words.map((word) => ({ key: word, label: { code: word, parts: {} } })),
    })
    show(ways('left', 'right'))
    expect(document.querySelectorAll('.qw-ask [data-option]')).toHaveLength(2)
    cleanup()
    show(ways('a way that takes many words to tell', 'another way that takes as many words'))
    expect(document.querySelectorAll('.qw-ask-more [data-option]')).toHaveLength(2)
  })

  it('names in a window the step, the players who may act and the possible actions; N passes until there is something new', () => {
    const onPassOn = vi.fn()
    const { answers } = show(windowQuestion, { onPassOn })
    expect(screen.getByRole('heading', { name: /may act$/ }).textContent).toBe('Declare a defender: Halla’s seat may act')
    expect(one('.qw-question-text')?.textContent).toBe('4 things can be done.')
    expect([...document.querySelectorAll<HTMLElement>('.qw-pills [data-option]')].map(({ dataset }) => dataset.option)).toEqual([
      'halla#first',
      'halla#second',
      'oars',
      'rising',
    ])
    expect(one('[data-option="pass"]')?.className).toContain('is-main')
    press('n')
    expect([onPassOn.mock.calls.length, answers.length]).toEqual([1, 0])
    press('0')
    expect(answers).toEqual([['pass']])
    // screen readers get the full title, which is shortened on screen
    expect(one('.qw-heard')?.textContent).toContain('Declare a defender: Halla’s seat may act')
  })

  /** Creates a store of the engine's work whose state the test can set. */
  function workToSet(now: Work = 'none') {
    const listeners = new Set<() => void>()
    const work = {
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      now: () => now,
    }
    const become = (next: Work) =>
      act(() => {
        now = next
        for (const listener of listeners) listener()
      })
    return { work, become }
  }

  it('announces a question when it can be answered, and the same words again if it is asked again', () => {
    const { work, become } = workToSet('short')
    const { redraw } = show(defenderQuestion, { work })
    const heard = () => one('.qw-heard')?.textContent
    expect(heard()).toBe('')
    become('none')
    const first = heard()
    expect(first).toContain('Choose a defender')
    become('short')
    become('none')
    expect(heard()).toBe(first)
    become('short')
    redraw({ question: { ...defenderQuestion } })
    expect(heard()).toBe(first)
    become('none')
    expect([heard()?.trimEnd(), heard() === first]).toEqual([first, false])
  })

  it('keeps the question while the game processes an answer, and says so if this takes noticeably long', () => {
    const { work, become } = workToSet()
    show(defenderQuestion, { work })
    const question = one('.qw-question')
    const words = one('.qw-question-text')?.textContent
    become('short')
    expect([question?.getAttribute('aria-busy'), one('.qw-question-text')?.textContent]).toEqual(['true', words])
    become('long')
    expect(one('.qw-question-text')?.textContent).toBe('Working …')
    become('none')
    expect([one('.qw-question'), question?.getAttribute('aria-busy')]).toEqual([question, 'false'])
  })

  it('keeps the card of the last question in the side panel while nobody is asked', () => {
    const { redraw } = show(defenderQuestion, { panel: ({ card }) => <p data-looked={card?.key} /> })
    expect(one('[data-looked]')?.dataset.looked).toBe('reedfang')
    redraw({ question: undefined, panel: ({ card }) => <p data-looked={card?.key} /> })
    expect(one('[data-looked]')?.dataset.looked).toBe('reedfang')
  })

  it('shows the consequences of the unfinished answer and of the pointed option, also on the cards', () => {
    const line = (kind: string, parts: JsonObject): Forecast => ({ follows: [{ n: 0, kind, parts }], unknown: [], guessed: [] })
    const considered: unknown[] = []
    const damaged = (card: string, amount: number) => ({
      ...line('damaged', { card: { card, code: fixtureView().cards[card]?.code ?? '' }, amount }),
      unknown: [{ code: 'unknown.chance', parts: {} }],
    })
    const told = {
      question: defenderQuestion.key,
      chosen: line('attack-compared', { attack: 4, defense: 2 }),
      options: { halla: damaged('halla', 2) },
    }
    show(defenderQuestion, { view: both, forecast: told, onConsider: (one) => considered.push([one.chosen, one.pointed]) })
    expect(considered).toEqual([[[], undefined]])
    const status = () => one('.qw-aloud')?.textContent
    expect(status()).toBe('Attack 4 against defense 2')
    expect(one('.qw-compared .is-attack + b')?.textContent).toBe('4')
    // the card shows the key of its option and the damage, and its button says the damage in words for screen readers
    expect(one('[data-card="halla"] .qw-brings')?.textContent).toBe('2')
    expect(one('[data-card="halla"] [data-card-button]')?.getAttribute('aria-label')).toMatch(
      /2 damage, \d of \d, the rest is left to chance/,
    )
    fireEvent.pointerEnter(one('[data-card="halla"] [data-card-button]') as HTMLElement)
    expect(considered.at(-1)).toEqual([[], 'halla'])
    expect(status()).toMatch(/2 damage/)
    cleanup()
    // if the question has only one option, its consequences are shown at once; if it has several, they are shown when the pointer is on an option
    const nothing: Forecast = { follows: [], unknown: [], guessed: [] }
    const [halla] = defenderQuestion.options
    const alone: Question = { ...defenderQuestion, options: halla ? [halla] : [] }
    show(alone, { view: both, forecast: { ...told, chosen: nothing } })
    expect(status()).toMatch(/2 damage/)
    cleanup()
    show(defenderQuestion, { view: both, forecast: { ...told, chosen: nothing } })
    expect(status()).toBe('')
    cleanup()
    // a forecast for another question is not shown
    show(defenderQuestion, { view: both, forecast: { ...told, question: 'another' } })
    expect([status(), one('.qw-brings')]).toEqual(['', null])
  })
})

it('the next step is the next one with words, then the next phase, and none after the last', () => {
  const phases = phasesOfRound(lcgRulebook)
  expect(nextInRound(phases, { phase: 'quest', step: '3.1' })).toEqual({ phase: 'quest', step: '3.2' })
  expect(nextInRound(phases, { phase: 'quest', step: '3.4' })).toEqual({ phase: 'travel', step: '4.2' })
  expect(nextInRound(phases, { phase: 'refresh', step: '7.4' })).toBeUndefined()
})

describe('a number that comes close to its limit', () => {
  const at = (threat: number, phase = 'quest'): View => ({
    ...solo,
    status: { ...solo.status, phase },
    cards: { ...solo.cards, p1: { ...(solo.cards.p1 as CardView), tokens: { threat } } },
  })
  const warning = () => one('.qw-dial')?.dataset.warns

  it('is marked from 40, strongly from 45, and is animated when it rises there', () => {
    const { redraw } = show(undefined, { view: at(39) })
    expect(warning()).toBe('none')
    redraw({ view: at(40) })
    expect([warning(), one('.qw-dial-beat')]).toEqual(['soon', null])
    redraw({ view: at(45) })
    expect(warning()).toBe('now')
    expect(one('.qw-dial-beat')).not.toBeNull()
  })

  it('marks the staged enemies whose cost it has reached, in the phases that show them', () => {
    const told = (view: View) => [...reachedCards(view, statusOf(view), lcgRulebook)].map(([card, { seats }]) => [card, ...seats])
    // the Mud Warg has engagement cost 30, the Toll-Taker 40
    expect(told(at(29))).toEqual([])
    expect(told(at(30))).toEqual([['warg', 'p1']])
    expect(told(at(40, 'encounter')).map(([card]) => card)).toEqual(['toll', 'warg'])
    expect(told(at(40, 'combat'))).toEqual([])
    show(undefined, { view: at(30) })
    expect(one('[data-card="warg"] .qw-reached')?.textContent).toBe('engages you')
    expect(one('[data-card="warg"] [data-reached]')?.dataset.stat).toBe('engagementCost')
    expect(document.querySelectorAll('.qw-reached')).toHaveLength(1)
  })

  it.each([
    [30, 30, 'engages either player'],
    [30, 29, /^engages Halla/],
  ])('names the player whom an enemy will engage: of two players at %i and %i', (first, second, says) => {
    const threat = (seat: string, now: number): CardView => ({ ...(both.cards[seat] as CardView), tokens: { threat: now } })
    show(undefined, {
      view: {
        ...both,
        status: { ...both.status, phase: 'quest' },
        cards: { ...both.cards, p1: threat('p1', first), p2: threat('p2', second) },
      },
    })
    expect(one('[data-card="warg"] .qw-reached')?.textContent).toMatch(says)
  })
})
