import './dom.ts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AnswerValue, Option, Question } from '../src/door-types.ts'
import { Table } from '../src/table.tsx'
import { catalogue, codes, fixtureView, seatNames } from './fixture.ts'

afterEach(cleanup)

const reference = (card: keyof typeof codes) => ({ card, code: codes[card] })
const pair = (card: keyof typeof codes, other: keyof typeof codes): Option => ({
  key: `${card}>${other}`,
  card: reference(card),
  other: reference(other),
})

/** Asks who fights whom: each fighter can be used once, each foe up to twice. */
const question: Question = {
  ...{ key: 'assign/p1/0', shape: 'pairs', who: 'p1', name: 'assign', parts: {}, because: { step: '6.4' }, least: 1, most: 3 },
  options: (['halla', 'ivrel'] as const).flatMap((card) => [pair(card, 'reedfang'), pair(card, 'hound')]),
  each: { card: 1, other: 2 },
}

function show(asked: Question = question) {
  const answers: AnswerValue[] = []
  const { container } = render(
    <Table
      view={fixtureView()}
      catalogue={catalogue}
      question={asked}
      seatNames={seatNames}
      onAnswer={({ value }) => answers.push(value)}
      onOpenCard={() => {}}
    />,
  )
  const card = (key: string) => container.querySelector<HTMLElement>(`[data-card-button="${key}"]`) as HTMLElement
  const offered = () =>
    [...container.querySelectorAll('[data-card].is-option')]
      .map((one) => one.getAttribute('data-card'))
      .sort((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))
  const hint = () => within(container.querySelector('.qw-question') as HTMLElement).getByRole('status').textContent
  const made = () => [...container.querySelectorAll('.qw-pairs li')].map((one) => one.querySelector('span')?.textContent)
  const confirm = () => container.querySelector<HTMLButtonElement>('[data-confirm]') as HTMLButtonElement
  return { container, answers, card, offered, hint, made, confirm }
}

describe('a question of pairs', () => {
  it('is answered on the cards: a left one, then a right one, and confirmed', () => {
    const { answers, card, offered, hint, made, confirm } = show()
    expect(offered()).toEqual(['halla', 'ivrel'])
    expect(hint()).toBe('Choose a card, then the one that goes with it.')
    expect(confirm().disabled).toBe(true)
    fireEvent.click(card('halla'))
    expect(hint()).toBe('Halla Weirdaughter: now choose the card that goes with it.')
    expect(offered()).toEqual(['halla', 'hound', 'ivrel', 'reedfang'])
    fireEvent.click(card('hound'))
    fireEvent.click(card('ivrel'))
    fireEvent.click(card('hound'))
    expect(made()).toEqual(['Halla Weirdaughter with Mere Hound', 'Ivrel the Charter with Mere Hound'])
    expect(answers).toEqual([])
    fireEvent.click(confirm())
    expect(answers).toEqual([['halla>hound', 'ivrel>hound']])
  })

  it('describes on each card the effect of a press and its partner, and numbers the pairs', () => {
    const { container, card } = show()
    expect(card('halla').getAttribute('aria-label')).toContain('begins a pair, Answer 1')
    fireEvent.click(card('halla'))
    expect(card('halla').getAttribute('aria-label')).toContain('waits for the other card')
    expect(card('halla').getAttribute('aria-pressed')).toBe('true')
    expect(card('hound').getAttribute('aria-label')).toContain('goes with Halla Weirdaughter')
    fireEvent.click(card('hound'))
    expect(card('hound').getAttribute('aria-label')).toContain('paired with Halla Weirdaughter')
    expect(card('hound').getAttribute('aria-pressed')).toBe('true')
    for (const key of ['halla', 'hound'])
      expect(container.querySelector(`[data-card="${key}"] .qw-chosen-tick`)?.textContent, key).toBe('⚭1')
  })

  it('removes a pair when its two cards are pressed again, and with the button beside it', () => {
    const { card, made, confirm } = show()
    const pairUp = () => {
      fireEvent.click(card('halla'))
      fireEvent.click(card('hound'))
    }
    pairUp()
    expect(made()).toHaveLength(1)
    pairUp()
    expect(made()).toEqual([])
    pairUp()
    fireEvent.click(screen.getByRole('button', { name: 'Take back Halla Weirdaughter with Mere Hound' }))
    expect(made()).toEqual([])
    expect(confirm().disabled).toBe(true)
  })

  it('does not offer cards that cannot be in more pairs, except for removing one', () => {
    const { card, offered, made } = show({ ...question, each: { card: 1, other: 1 } })
    fireEvent.click(card('halla'))
    fireEvent.click(card('hound'))
    fireEvent.click(card('ivrel'))
    expect(card('hound').getAttribute('aria-label')).not.toContain('goes with')
    fireEvent.click(card('hound'))
    expect(made()).toEqual(['Halla Weirdaughter with Mere Hound'])
    fireEvent.click(card('halla'))
    expect(card('reedfang').getAttribute('aria-label')).not.toContain('goes with')
    expect(offered()).toContain('hound')
  })

  it('stops at the limit that an option has for its own card', () => {
    const options = question.options.map((option) => (option.card?.card === 'halla' ? { ...option, each: { card: 2 } } : option))
    const { card, made, offered } = show({ ...question, options })
    fireEvent.click(card('halla'))
    fireEvent.click(card('hound'))
    fireEvent.click(card('halla'))
    fireEvent.click(card('reedfang'))
    expect(made()).toEqual(['Halla Weirdaughter with Mere Hound', 'Halla Weirdaughter with Reedfang'])
    fireEvent.click(card('ivrel'))
    fireEvent.click(card('hound'))
    expect(made()).toHaveLength(3)
    // ivrel may be in one pair only
    fireEvent.click(card('ivrel'))
    expect(card('reedfang').getAttribute('aria-label')).not.toContain('goes with')
    expect(offered()).toContain('ivrel')
  })

  it('is answered by keys: digits, Enter on a card that ends a pair, Escape, and Enter to confirm', () => {
    const { answers, card, hint, made } = show()
    const press = (key: string, at: Element = document.body) => fireEvent.keyDown(at, { key, code: /\d/.test(key) ? `Digit${key}` : key })
    expect(document.activeElement).toBe(card('halla'))
    press('1')
    press('2')
    expect(made()).toEqual(['Halla Weirdaughter with Mere Hound'])
    press('2')
    expect(hint()).toContain('Ivrel')
    press('Escape')
    expect(hint()).toBe('Choose a card, then the one that goes with it.')
    press('2')
    card('reedfang').focus()
    press('Enter', card('reedfang'))
    expect(made()).toEqual(['Halla Weirdaughter with Mere Hound', 'Ivrel the Charter with Reedfang'])
    expect(answers).toEqual([])
    press('Enter', card('reedfang'))
    expect(answers).toEqual([['halla>hound', 'ivrel>reedfang']])
  })

  it('also has all pairs in a list with the same words', () => {
    const { container, card, made } = show()
    const listed = container.querySelectorAll<HTMLElement>('.qw-pair-list [data-option]')
    expect([...listed].map((one) => one.textContent)).toHaveLength(4)
    fireEvent.click(listed[1] as HTMLElement)
    expect(made()).toEqual(['Halla Weirdaughter with Mere Hound'])
    expect(card('halla').getAttribute('aria-pressed')).toBe('true')
    expect(listed[1]?.getAttribute('aria-pressed')).toBe('true')
  })

  it('is a plain list of options if one of its cards is not on the table', () => {
    const hidden = { ...pair('halla', 'hound'), key: 'halla>buried', other: { card: 'buried', code: codes.watch } }
    const { container, answers, offered, confirm } = show({ ...question, options: [...question.options, hidden] })
    expect(container.querySelector('.qw-pairs, .qw-pair-list')).toBeNull()
    expect(offered()).toEqual(['halla', 'ivrel'])
    fireEvent.click(screen.getByRole('button', { name: /Halla Weirdaughter with Long Watch/ }))
    fireEvent.click(confirm())
    expect(answers).toEqual([['halla>buried']])
  })
})
