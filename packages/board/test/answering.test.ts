import { describe, expect, it } from 'vitest'
import {
  addTo,
  answerKeys,
  answerOf,
  answersAtOnce,
  moveTo,
  offered,
  passValue,
  pressOption,
  startDraft,
  stepNumber,
  withNumber,
} from '../src/answering.ts'
import type { Question } from '../src/door-types.ts'
import {
  confirmQuestion,
  defenderQuestion,
  distributeQuestion,
  numberQuestion,
  orderQuestion,
  severalQuestion,
  windowQuestion,
} from './fixture.ts'

describe('an unfinished answer', () => {
  it('takes at most as many choices as the question allows, and a second press removes a choice', () => {
    let draft = startDraft(severalQuestion)
    expect(answerOf(severalQuestion, draft)).toBeUndefined()
    for (const key of ['halla', 'ivrel', 'warden']) draft = pressOption(severalQuestion, draft, key)
    expect(draft.keys).toEqual(['halla', 'ivrel'])
    draft = pressOption(severalQuestion, draft, 'halla')
    expect(answerOf(severalQuestion, draft)).toEqual(['ivrel'])
  })

  it('keeps every option in an order after each move', () => {
    const draft = moveTo(startDraft(orderQuestion), 'c', 0)
    expect(answerOf(orderQuestion, draft)).toEqual(['c', 'a', 'b'])
    expect(moveTo(draft, 'c', -1)).toBe(draft)
  })

  it('limits a number to its range, or to the listed numbers', () => {
    expect(withNumber(numberQuestion, startDraft(numberQuestion), 99).number).toBe(5)
    const listed: Question = { ...numberQuestion, options: ['1', '3', '7'].map((key) => ({ key })), least: 1, most: 7 }
    expect(withNumber(listed, startDraft(listed), 6).number).toBe(7)
    expect(stepNumber(listed, startDraft(listed), 1).number).toBe(3)
    expect(stepNumber(listed, startDraft(listed), -1).number).toBe(1)
    expect(offered(listed)).toEqual([])
  })

  it('distributes no more than the sum, and no more than each option can take', () => {
    let draft = startDraft(distributeQuestion)
    for (let time = 0; time < 3; time += 1) draft = addTo(distributeQuestion, draft, 'halla', 1)
    expect(draft.amounts).toEqual({ halla: 2 })
    expect(answerOf(distributeQuestion, draft)).toBeUndefined()
    draft = addTo(distributeQuestion, draft, 'ivrel', 1)
    expect(addTo(distributeQuestion, draft, 'ivrel', 1)).toBe(draft)
    expect(answerOf(distributeQuestion, draft)).toEqual({ halla: 2, ivrel: 1 })
  })

  it('passes with the option called "pass", or with no choice if none is required', () => {
    expect(passValue(windowQuestion)).toEqual(['pass'])
    expect(passValue(defenderQuestion)).toEqual([])
    expect(passValue(severalQuestion)).toBeUndefined()
    expect(passValue(confirmQuestion)).toBeUndefined()
  })

  it('gives options numbers, then letters without those that the table needs', () => {
    const many: Question = { ...defenderQuestion, options: Array.from({ length: 40 }, (_, index) => ({ key: `o${index}` })) }
    const signs = [...answerKeys(many).values()]
    expect(signs.slice(0, 10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a'])
    for (const own of ['n', 'o', 'r', 'u', 'w', 'y', '0']) expect(signs).not.toContain(own)
    expect(new Set(signs).size).toBe(signs.length)
    expect([...answerKeys(windowQuestion).keys()]).not.toContain('pass')
    expect(answersAtOnce(windowQuestion)).toBe(true)
  })
})
