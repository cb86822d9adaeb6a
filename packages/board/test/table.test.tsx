import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import './dom.ts'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCatalogue } from '../src/create-catalogue.ts'
import type { Answer, CardReference, CardView, Question, View } from '../src/door-types.ts'
import { Log } from '../src/log.tsx'
import { PhaseTrack } from '../src/phase-track.tsx'
import type { TableProps, WhyTarget } from '../src/table/table-props.ts'
import { Table } from '../src/table.tsx'
import { Timeline } from '../src/timeline.tsx'
import { statusOf } from '../src/view.ts'
import {
  catalogue,
  codes,
  confirmQuestion,
  defenderQuestion,
  distributeQuestion,
  fixtureView,
  numberQuestion,
  orderQuestion,
  places,
  severalQuestion,
  story,
  windowQuestion,
} from './fixture.ts'

afterEach(cleanup)

/** The views of two seats and of one seat; one seat renders faster. */
const both = fixtureView()
const solo = fixtureView('p1', ['p1'])

function show(question: Question | undefined, more: Partial<TableProps> = {}) {
  const answers: Answer[] = []
  const opened: CardReference[] = []
  const asked: WhyTarget[] = []
  const props: TableProps = {
    view: solo,
    catalogue,
    question,
    onAnswer: (answer) => answers.push(answer),
    onOpenCard: (card) => opened.push(card),
    onWhy: (target) => asked.push(target),
    ...more,
  }
  const drawn = render(<Table {...props} />)
  const redraw = (changed: Partial<TableProps>) => drawn.rerender(<Table {...props} {...changed} />)
  return { ...drawn, answers, opened, asked, redraw, values: () => answers.map((answer) => answer.value) }
}

function card(key: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-card-button="${key}"]`)
  if (!element) throw new Error(`no card ${key} on the table`)
  return element
}

/** Dispatches a key press on the focused element, as a browser does. */
function press(key: string, more: { readonly shiftKey?: boolean; readonly code?: string } = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
}

it('a card is drawn again if it changed, and not with every question, forecast or pointed card', () => {
  const sentence = vi.fn(catalogue.sentence)
  const drawings = () => sentence.mock.calls.filter(([code]) => code === 'board.mark.exhausted').length
  const { redraw } = show(undefined, { catalogue: { ...catalogue, sentence } })
  const once = drawings()
  expect(once).toBeGreaterThan(0)
  redraw({ catalogue: { ...catalogue, sentence }, question: confirmQuestion })
  const anew = drawings() - once
  expect(anew, 'another catalogue has other words').toBe(once)

  const same = { catalogue: { ...catalogue, sentence } }
  redraw(same)
  const before = drawings()
  redraw({ ...same, question: confirmQuestion })
  redraw({ ...same, question: numberQuestion })
  fireEvent.pointerEnter(card('halla'), { pointerType: 'mouse' })
  expect(drawings()).toBe(before)
  const { borwin } = solo.cards
  redraw({ ...same, view: { ...solo, cards: { ...solo.cards, borwin: { ...(borwin as CardView), tokens: { resource: 4 } } } } })
  expect(drawings()).toBe(before + once)
})

it('the pointed card is explained, and not the card that a question has focused', () => {
  const { asked } = show(undefined)
  const keys = [...document.querySelectorAll<HTMLElement>('[data-card-button]')].map((one) => one.dataset.cardButton as string)
  const [focused = '', pointedAt = ''] = keys
  card(focused).focus()
  fireEvent.pointerEnter(card(pointedAt), { pointerType: 'mouse' })
  press('w')
  expect(asked).toMatchObject([{ kind: 'card', card: { key: pointedAt } }])
  fireEvent.pointerLeave(card(pointedAt), { pointerType: 'mouse' })
  press('w')
  expect(asked.at(-1)).toMatchObject({ kind: 'card', card: { key: focused } })
})

function Line({ gone }: { readonly gone: (input: number) => void }) {
  const [at, setAt] = useState(46)
  const go = (input: number) => {
    gone(input)
    setAt(input)
  }
  return <Timeline catalogue={catalogue} places={places} at={at} onGo={go} dice="same" onDice={() => gone(-1)} />
}

const panel = () => within(document.querySelector<HTMLElement>('.qw-question') as HTMLElement)

describe('choose one', () => {
  it('is answered by pressing a glowing card', () => {
    const { answers } = show(defenderQuestion)
    fireEvent.click(card('ivrel'))
    expect(answers).toEqual([{ kind: 'answer', question: defenderQuestion.key, value: ['ivrel'] }])
  })

  it('is answered by digits, and passed by 0 and N', () => {
    const { values } = show(defenderQuestion)
    press('3')
    press('0')
    press('n')
    press('4')
    expect(values()).toEqual([['warden'], [], []])
  })

  it('is answered with the button "Nobody"', () => {
    const { values } = show(defenderQuestion)
    fireEvent.click(panel().getByRole('button', { name: /Nobody/ }))
    expect(values()).toEqual([[]])
  })

  it('lists cards that are not in an open zone, and two abilities of one card', () => {
    const { values } = show(windowQuestion)
    fireEvent.click(panel().getByRole('button', { name: /Use second/ }))
    fireEvent.click(panel().getByRole('button', { name: /Rising Water/ }))
    press('4')
    press('n')
    expect(values()).toEqual([['halla#second'], ['rising'], ['rising'], ['pass']])
    fireEvent.click(card('halla'))
    expect(values()).toHaveLength(4)
    expect(document.activeElement?.textContent).toContain('Use first')
  })

  it('ignores cards that are no options', () => {
    const { values, opened } = show(defenderQuestion)
    fireEvent.click(card('borwin'))
    expect(values()).toEqual([])
    expect(opened).toEqual([{ card: 'borwin', code: codes.borwin }])
  })
})

describe('choose several', () => {
  it('is answered by pressing cards and a button', () => {
    const { values } = show(severalQuestion)
    const confirm = panel().getByRole('button', { name: /Confirm/ }) as HTMLButtonElement
    expect(confirm.disabled).toBe(true)
    fireEvent.click(card('halla'))
    fireEvent.click(card('warden'))
    expect(card('halla').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(confirm)
    expect(values()).toEqual([['halla', 'warden']])
  })

  it('is answered with digits and Enter, but not before enough is chosen', () => {
    const { values } = show(severalQuestion)
    expect(document.activeElement).toBe(card('halla'))
    press('2')
    press('1')
    press('2')
    press('Enter')
    expect(values()).toEqual([['halla']])
  })
})

describe('order', () => {
  it('is answered with buttons', () => {
    const { values } = show(orderQuestion)
    fireEvent.click(panel().getByRole('button', { name: 'Move The round ends up' }))
    fireEvent.click(panel().getByRole('button', { name: /Confirm/ }))
    expect(values()).toEqual([['a', 'c', 'b']])
  })

  it('is answered with arrow keys and Enter', () => {
    const { values } = show(orderQuestion)
    expect((document.activeElement as HTMLElement).dataset.row).toBe('a')
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    expect(values()).toEqual([['b', 'c', 'a']])
  })
})

describe('number', () => {
  it('is answered with buttons', () => {
    const { values } = show(numberQuestion)
    fireEvent.click(panel().getByRole('button', { name: 'One more for Amount' }))
    fireEvent.click(panel().getByRole('button', { name: 'One more for Amount' }))
    fireEvent.click(panel().getByRole('button', { name: /Confirm/ }))
    expect(values()).toEqual([3])
  })

  it('is answered with arrow keys and Enter, within its range', () => {
    const { values } = show(numberQuestion)
    expect(document.activeElement?.tagName).toBe('INPUT')
    for (let time = 0; time < 9; time += 1) press('ArrowUp')
    press('Enter')
    expect(values()).toEqual([5])
  })
})

describe('distribute', () => {
  it('is answered on cards and with steppers', () => {
    const { values } = show(distributeQuestion)
    fireEvent.click(card('halla'))
    fireEvent.click(card('halla'))
    fireEvent.click(card('halla'))
    fireEvent.click(panel().getByRole('button', { name: 'One more for Ivrel the Charter' }))
    fireEvent.click(panel().getByRole('button', { name: /Confirm 3 of 3/ }))
    expect(values()).toEqual([{ halla: 2, ivrel: 1 }])
  })

  it('is answered with digits, shift takes back, Enter confirms the full sum only', () => {
    const { values } = show(distributeQuestion)
    press('1')
    press('1')
    press('Enter')
    expect(values()).toEqual([])
    press('!', { shiftKey: true, code: 'Digit1' })
    press('2')
    press('2')
    press('Enter')
    expect(values()).toEqual([{ halla: 1, ivrel: 2 }])
  })
})

describe('confirm', () => {
  it('is answered with buttons', () => {
    const { values } = show(confirmQuestion)
    fireEvent.click(panel().getByRole('button', { name: /Yes/ }))
    fireEvent.click(panel().getByRole('button', { name: /No/ }))
    expect(values()).toEqual([['yes'], ['no']])
  })

  it('is answered with Y, 1, N and 0', () => {
    const { values } = show(confirmQuestion)
    for (const key of ['y', '1', 'n', '0', '2']) press(key)
    expect(values()).toEqual([['yes'], ['yes'], ['no'], ['no']])
  })
})

describe('keyboard shortcuts', () => {
  it('walk, open, explain, undo, redo, search and help', () => {
    const onUndo = vi.fn()
    const onRedo = vi.fn()
    const onSearch = vi.fn()
    const { opened, asked, values } = show(defenderQuestion, { onUndo, onRedo, onSearch })
    const first = document.activeElement
    act(() => press('ArrowRight'))
    expect(document.activeElement).not.toBe(first)
    expect((document.activeElement as HTMLElement).dataset.cardButton).toBeDefined()
    act(() => card('ivrel').focus())
    press('Enter')
    press('o')
    expect(opened.map(({ card: key }) => key)).toEqual(['ivrel', 'ivrel'])
    press('w')
    expect(asked).toMatchObject([{ kind: 'card', card: { key: 'ivrel' } }])
    press('u')
    press('r')
    press('/')
    expect([onUndo, onRedo, onSearch].map((called) => called.mock.calls.length)).toEqual([1, 1, 1])
    press('U', { shiftKey: true })
    press('R', { shiftKey: true })
    expect([onUndo, onRedo].map((called) => called.mock.calls)).toEqual([
      [['decision'], ['action']],
      [['decision'], ['action']],
    ])
    press('?')
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy()
    expect(values()).toEqual([])
  })

  it('ignore typing in a field, and presses elsewhere on the page', () => {
    const onUndo = vi.fn()
    const { values } = show(defenderQuestion, { onUndo, timeline: <input aria-label="note" /> })
    const outside = document.createElement('input')
    document.body.append(outside)
    for (const field of [screen.getByLabelText('note'), outside]) {
      act(() => field.focus())
      press('u')
      press('1')
    }
    fireEvent.keyDown(card('halla'), { key: 'u', ctrlKey: true })
    outside.remove()
    expect(onUndo).not.toHaveBeenCalled()
    expect(values()).toEqual([])
  })

  it('go to the next step if nothing is asked', () => {
    const onNext = vi.fn()
    show(undefined, { onNext })
    press('n')
    expect(onNext).toHaveBeenCalledTimes(1)
  })
})

describe('focus', () => {
  it('starts on the first legal answer, and returns to the cause afterwards', () => {
    const { redraw } = show(defenderQuestion)
    expect(document.activeElement).toBe(card('halla'))
    act(() => (document.activeElement as HTMLElement).blur())
    redraw({ question: undefined })
    expect(document.activeElement).toBe(card('reedfang'))
  })

  it('stays where the user is working', () => {
    const outside = document.createElement('textarea')
    document.body.append(outside)
    outside.focus()
    show(defenderQuestion)
    expect(document.activeElement).toBe(outside)
    outside.remove()
  })

  it('has one card in the tab order', () => {
    show(defenderQuestion)
    expect([...document.querySelectorAll('[data-card-button]')].filter((button) => button.getAttribute('tabindex') === '0')).toHaveLength(1)
  })
})

describe('screen readers', () => {
  it('get a question once, politely', () => {
    show(defenderQuestion)
    const heard = document.querySelector('[aria-live="polite"]')
    expect(heard?.textContent).toContain('Choose a defender')
    expect(heard?.textContent).toContain('Reedfang attacks')
  })

  it('get names of cards by title, type, numbers, tokens and state', () => {
    show(defenderQuestion)
    expect(card('borwin').getAttribute('aria-label')).toBe(
      'Borwin Tallow, hero, threat cost 10, willpower 1, attack 2, defense 3, hit points 5, 1 resource, 2 damage, exhausted',
    )
    expect(card('reedfang').getAttribute('aria-label')).toContain('attack 4, printed 3')
    expect(card('ivrel').getAttribute('aria-label')).toContain('Answer 2')
  })

  it('get states as words, so that colour is not the only sign', () => {
    const { container } = show(defenderQuestion, { view: both })
    expect(container.querySelector('[data-card="reedfang"] .qw-mark')?.textContent).toBe('Attacks')
    expect(container.querySelector('[data-card="dunmar"] .qw-mark')?.textContent).toBe('Quests')
  })
})

describe('a card that the player may not know', () => {
  it('is drawn with a back and without facts', () => {
    const { container } = show(defenderQuestion, { view: fixtureView('p1') })
    const shadow = container.querySelector('[data-card="reedfang/shadow.0"]')
    expect(shadow?.querySelector('[data-type="back"]')).not.toBeNull()
    expect(shadow?.querySelector('[data-stat], .qw-title')).toBeNull()
    expect(shadow?.querySelector('button')?.getAttribute('aria-label')).toBe('Encounter card, face down')
    const hand = container.querySelector('[data-zone="p2.hand"]')
    expect(hand?.textContent).toContain('4 cards in hand, hidden from you.')
    expect(hand?.querySelector('[data-card]')).toBeNull()
  })

  it('keeps its back even if a code slipped into the view', () => {
    const view = fixtureView()
    const shadow = view.cards['reedfang/shadow.0']
    if (!shadow) throw new Error('the fixture has lost a card')
    const leaky: View = { ...view, cards: { ...view.cards, 'reedfang/shadow.0': { ...shadow, code: codes.rising, marks: [] } } }
    const { container } = show(undefined, { view: leaky })
    expect(container.querySelector('[data-card="reedfang/shadow.0"] [data-type="back"]')).not.toBeNull()
    expect(card('reedfang/shadow.0').getAttribute('aria-label')).not.toContain('Rising')
  })

  it('is drawn with the name and numbers that it has while it is facedown in play', () => {
    const view = fixtureView()
    const foe = view.cards.reedfang
    if (!foe) throw new Error('the fixture has lost a card')
    const { code: _, side: __, ...rest } = foe
    const one = { now: 1, printed: 1 }
    const guard = {
      ...rest,
      knowledge: 'hidden',
      as: 'fen:gate-guard',
      marks: ['face-down'],
      stats: { attack: one, defense: one, hitPoints: one },
    } as const
    const { container } = show(undefined, { view: { ...view, cards: { ...view.cards, reedfang: guard } } })
    const back = container.querySelector('[data-card="reedfang"] [data-type="back"]')
    expect(back?.querySelector('.qw-board-title')?.textContent).toBe('Gate guard')
    expect([...(back?.querySelectorAll('[data-stat]') ?? [])].map((plate) => plate.getAttribute('data-stat'))).toEqual([
      'attack',
      'defense',
      'hitPoints',
    ])
    const name = card('reedfang').getAttribute('aria-label')
    expect(name).toMatch(/^Gate guard, attack 1, defense 1, hit points 1, .*face down/)
    expect(name).not.toContain('Reedfang')
  })

  it('cannot be chosen by players who are not asked', () => {
    const { values } = show({ ...defenderQuestion, options: [] }, { view: fixtureView('p2') })
    expect(panel().getByText(/Player 1 decides|Halla’s seat decides/)).toBeTruthy()
    press('0')
    press('1')
    expect(values()).toEqual([])
  })
})

describe('the parts of a table', () => {
  it('lays two active locations beside each other, each with its own progress and room for both', () => {
    const view = fixtureView()
    const { gate } = view.cards
    if (!gate) throw new Error('the fixture has lost a card')
    const both: View = {
      ...view,
      zones: { ...view.zones, 'active-location': { id: 'active-location', name: 'active-location', count: 2, cards: ['gate', 'weir'] } },
      cards: { ...view.cards, weir: { ...gate, key: 'weir', tokens: { progress: 1 } } },
    }
    const { container, redraw } = show(undefined, { view: both })
    const area = () => container.querySelector('[data-zone="active-location"]') as HTMLElement
    const lying = () => [...area().querySelectorAll('.qw-row > .qw-stack [data-card]')].map((one) => one.getAttribute('data-card'))
    expect(lying()).toEqual(['gate', 'weir'])
    expect(area().getAttribute('aria-label')).toBe('Active locations')
    const columns = () => (container.querySelector('.qw-shared') as HTMLElement).style.getPropertyValue('--columns')
    expect(columns()).toContain('var(--u-smaller) * 2.08')
    const progress = (key: string) => area().querySelector(`[data-card="${key}"] [data-bar="progress"]`)?.getAttribute('data-full')
    expect([progress('gate'), progress('weir')]).toEqual(['2', '1'])
    redraw({ view })
    expect(lying()).toEqual(['gate'])
    expect(area().getAttribute('aria-label')).toBe('Active location')
    expect(columns()).toContain('var(--u-smaller) * 1.00')
  })

  it('draws every zone with cards, also one that is unknown to the board', () => {
    const view = fixtureView()
    const toll = view.cards.toll
    if (!toll) throw new Error('the fixture has lost a card')
    const strange: View = {
      ...view,
      zones: { ...view.zones, 'prison-cells': { id: 'prison-cells', name: 'prison-cells', count: 1, cards: ['prisoner'] } },
      cards: { ...view.cards, prisoner: { ...toll, key: 'prisoner', zone: 'prison-cells' } },
    }
    const { container } = show(undefined, { view: strange })
    expect(container.querySelector('[data-zone="prison-cells"] [data-card="prisoner"]')).not.toBeNull()
    for (const key of ['quest', 'gate', 'ford', 'box', 'reedfang', 'orsa', 'lamp-in-play', 'tide', 'scout'])
      expect(container.querySelector(`[data-card="${key}"]`)).not.toBeNull()
  })

  it('shows round, phase, step, threat and first player', () => {
    const { container } = show(undefined, { view: both })
    const track = render(<PhaseTrack catalogue={catalogue} status={statusOf(both)} />).container
    expect(track.querySelector('.qw-round')?.textContent).toBe('Round 3')
    expect(track.querySelector('[aria-current="step"]')?.textContent).toBe('CombatDeclare a defender')
    // without a question the ribbon shows the current step and the next one
    expect(container.querySelector('.qw-at-rest')?.textContent).toBe('Combat: Declare a defenderNext: Combat: Reveal the shadow')
    expect(screen.getByRole('img', { name: 'Threat 34 of 50' })).toBeTruthy()
    expect(screen.getByText('First player')).toBeTruthy()
    expect(container.querySelector('.qw-seat[data-eliminated="yes"]')).toBeNull()
  })

  it('is drawn before the first patch arrives', () => {
    const { container } = show(undefined, { view: { viewer: 'p1', status: {}, zones: {}, cards: {} } })
    expect(container.querySelector('.qw-at-rest h3')?.textContent).toBe('Setup')
  })

  it('opens a pile to look through it', () => {
    show(undefined)
    fireEvent.click(screen.getByRole('button', { name: 'Discard, 6 cards: Rising Water, treachery' }))
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: /Rising Water/ })).toBeTruthy()
  })

  it('has a pile with the scenario and its rules for reading, and none if there are no rules', () => {
    const lying = (key: string, code: string) => ({
      ...(both.cards.quest as CardView),
      ...{ key, code, side: 'A', zone: 'rules', tokens: {}, stats: {} },
    })
    const text = { rules: { 'short-days': { title: 'Short Days', text: 'It is dark.' } }, scenarios: { fens: { title: 'The Fens' } } }
    const ofPack = createCatalogue({ rulebook: lcgRulebook, packs: [{ id: 'fens', cards: {}, text: { en: text } }] })
    const withRules = { ...catalogue, card: (code: string) => catalogue.card(code) ?? ofPack.card(code) }
    const withCards = (...cards: readonly CardView[]): View => ({
      ...solo,
      cards: { ...solo.cards, ...Object.fromEntries(cards.map((one) => [one.key, one])) },
      zones: {
        ...solo.zones,
        rules: { id: 'rules', name: 'rules', count: cards.length, cards: cards.map(({ key }) => key) },
      },
    })
    const scenario = lying('scenario', 'fens:scenario/fens')
    const drawn = show(undefined, { catalogue: withRules, view: withCards(scenario) })
    expect(screen.queryByRole('button', { name: /Scenario and rules/ })).toBeNull()
    drawn.redraw({ view: withCards(scenario, lying('rule/short-days', 'fens:rule/short-days')) })
    fireEvent.click(screen.getByRole('button', { name: 'Scenario and rules, 2 cards' }))
    const cards = within(screen.getByRole('dialog'))
    expect(cards.getByRole('button', { name: 'The Fens, scenario' })).toBeTruthy()
    fireEvent.click(cards.getByRole('button', { name: 'Short Days, rule' }))
    expect(drawn.opened).toMatchObject([{ card: 'rule/short-days' }])
  })
})

describe('log and timeline', () => {
  it('tells the story with cards as links that show their face', () => {
    const opened: CardReference[] = []
    const { container } = render(
      <Log
        catalogue={catalogue}
        entries={[...story, { n: 99, kind: 'never-heard-of', parts: { odd: 1 } }]}
        onOpenCard={(reference) => opened.push(reference)}
      />,
    )
    expect(container.textContent).toContain('Never heard of (odd: 1)')
    expect(container.textContent).toContain('Round 3, quest')
    const link = screen.getAllByRole('button', { name: 'Reedfang' })[0] as HTMLElement
    fireEvent.focus(link)
    expect(document.querySelector(`[data-zoom="${codes.reedfang}"]`)).not.toBeNull()
    fireEvent.blur(link)
    expect(document.querySelector('[data-zoom]')).toBeNull()
    fireEvent.click(link)
    expect(opened).toEqual([{ card: 'reedfang', code: codes.reedfang }])
  })

  it('folds older phases and makes their sentences when they are unfolded', () => {
    const long = Array.from({ length: 12 }, (_, n) => ({
      n,
      kind: 'attacks',
      parts: { round: n + 1, enemy: { card: 'reedfang', code: codes.reedfang }, player: 'p1' },
    }))
    const { container } = render(<Log catalogue={catalogue} entries={long} />)
    expect(container.querySelectorAll('details')).toHaveLength(12)
    expect(container.querySelectorAll('li')).toHaveLength(6)
    const first = container.querySelector('details') as HTMLDetailsElement
    act(() => {
      first.open = true
    })
    act(() => void fireEvent(first, new Event('toggle')))
    expect(first.querySelectorAll('li')).toHaveLength(1)
  })

  it('goes to the point of a pressed dot, also with the keyboard', () => {
    const gone = vi.fn()
    const { container } = render(<Line gone={gone} />)
    fireEvent.click(container.querySelector('[data-input="12"]') as Element)
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuenow')).toBe('12')
    act(() => slider.focus())
    press('ArrowLeft')
    press('ArrowLeft')
    expect(slider.getAttribute('aria-valuenow')).toBe('10')
    expect(gone).toHaveBeenCalledTimes(1)
    press('Enter')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    fireEvent.click(screen.getByRole('button', { name: /Same dice/ }))
    expect(gone.mock.calls.map(([input]) => input)).toEqual([12, 10, 9, -1])
  })
})

describe('options that are not visible cards', () => {
  const votes: Question = {
    ...defenderQuestion,
    key: 'vote/p1/0',
    name: 'vote-first-player',
    because: {},
    options: [
      { key: 'p1', card: { card: 'p1', code: 'lcg:seat' } },
      { key: 'p2', card: { card: 'p2', code: 'lcg:seat' } },
      { key: 'p2.deck.3', card: { card: 'p2.deck.3' } },
    ],
    least: 1,
    most: 1,
  }

  it('are buttons: seats by name, hidden cards by their back', () => {
    const { values, container } = show(votes, { view: both })
    fireEvent.click(panel().getByRole('button', { name: /Orsa’s seat/ }))
    fireEvent.click(panel().getByRole('button', { name: 'a hidden card' }))
    expect(values()).toEqual([['p2'], ['p2.deck.3']])
    expect(container.querySelector('[data-option="p2.deck.3"] [data-type="back"]')).not.toBeNull()
    expect(container.querySelector('[data-option="p2"] svg')).toBeNull()
  })
})

describe('cards that lie together', () => {
  it('are reached one by one: attachments, guarded and shadow cards are cards of their own', () => {
    const { opened } = show(undefined, { view: both })
    for (const key of ['lamp-in-play', 'box']) fireEvent.click(card(key))
    expect(opened.map(({ card: key }) => key)).toEqual(['lamp-in-play', 'box'])
  })

  it('are turned when exhausted, with their tokens upright beside the turned face', () => {
    const { container } = show(undefined)
    const slot = container.querySelector('[data-card="borwin"]')
    expect(slot?.classList.contains('is-exhausted')).toBe(true)
    const tokens = [...(slot?.querySelectorAll('.qw-token') ?? [])].map((token) => [
      token.getAttribute('data-token'),
      token.getAttribute('data-count'),
    ])
    expect(tokens).toEqual([
      ['resource', '1'],
      ['damage', '2'],
    ])
    expect(slot?.querySelector('.qw-turn .qw-token')).toBeNull()
  })

  it('tilt when exhausted, or turn by a quarter if that is the setting, in the style sheet', () => {
    const sheet = readFileSync(new URL('../src/styles/cards.css', import.meta.url), 'utf8')
    const rules = [...sheet.matchAll(/^(\.qw-[^{}]*\.qw-turn) \{\s*transform: ([^;]+);/gm)]
    // of CSS rules with equal specificity the last one applies, and here that must be the rule for the special case
    const turnOf = (cards?: TableProps['cards']) => {
      const turn = show(undefined, { cards }).container.querySelector('[data-card="borwin"] .qw-turn')
      return rules.findLast(([, selector = '']) => turn?.matches(selector))?.[2]
    }
    expect(turnOf()).toBe('rotate(6deg) scale(0.94)')
    expect(turnOf({ size: 'fit', exhausted: 'turns' })).toBe('rotate(90deg) scale(0.89)')
  })
})

it('after the last stage of the quest is completed, the table does not say that the quest is being set up', () => {
  const empty = (round: number): View => ({
    ...solo,
    status: { ...solo.status, round },
    zones: Object.fromEntries(Object.entries(solo.zones).map(([id, zone]) => [id, id === 'current-quest' ? { ...zone, cards: [] } : zone])),
  })
  const { redraw } = show(undefined, { view: empty(0) })
  expect(screen.getByText('The first quest stage comes in setup.')).toBeTruthy()
  redraw({ view: empty(1) })
  expect(screen.queryByText('The first quest stage comes in setup.')).toBeNull()
  expect(screen.getByText('No quest stage is left.')).toBeTruthy()
})
