import type { ChoiceForecast, Forecast, ForecastWish, Question } from '@questwright/realm/web'
import { expect, it } from 'vitest'
import { Foresight } from '../src/table/foresight.ts'

const question = (most: number, count: number, key = 'q'): Question =>
  ({
    key,
    shape: 'choose',
    who: 'p1',
    name: 'choose',
    parts: {},
    because: {},
    least: 0,
    most,
    options: Array.from({ length: count }, (_, n) => ({ key: `o${n}` })),
  }) as Question

/** A session that answers only when the test says so, with the list of requests it got. */
function slowSession() {
  const wishes: ForecastWish[] = []
  const answers: (() => void)[] = []
  const nothing: Forecast = { follows: [], unknown: [], guessed: [] }
  const foresee = (wish: ForecastWish) =>
    new Promise<ChoiceForecast>((resolve) => {
      wishes.push(wish)
      const options = Object.fromEntries((wish.options ?? []).map((option) => [option, nothing]))
      answers.push(() =>
        resolve({
          question: wish.question,
          options,
          ...(wish.chosen === undefined ? {} : { chosen: { ...nothing, guessed: [String(wish.chosen)] } }),
        }),
      )
    })
  const answer = async () => {
    answers.shift()?.()
    await new Promise((done) => setTimeout(done))
  }
  return { foresight: new Foresight({ foresee }), wishes, answer }
}

it('requests the forecast of the newest choice, one after the other, and once for each of a few options', async () => {
  const { foresight, wishes, answer } = slowSession()
  const one = question(1, 3)
  foresight.consider({ question: one, chosen: [], pointed: undefined })
  foresight.consider({ question: one, chosen: ['o0'], pointed: 'o0' })
  foresight.consider({ question: one, chosen: ['o1'], pointed: 'o1' })
  expect(wishes).toEqual([{ question: 'q', chosen: [], options: ['o0', 'o1', 'o2'] }])
  await answer()
  await answer()
  // choices that were replaced before the session was free are not requested
  expect(wishes.slice(1)).toEqual([{ question: 'q', chosen: ['o1'], options: [] }])
  const { told } = foresight.store.getState()
  expect([told?.chosen?.guessed, Object.keys(told?.options ?? {})]).toEqual([['o1'], ['o0', 'o1', 'o2']])
})

it('with many options it requests the forecast of the pointed one; forecasts of another question are dropped', async () => {
  const { foresight, wishes, answer } = slowSession()
  const many = question(1, 13)
  foresight.consider({ question: many, chosen: undefined, pointed: 'o12' })
  await answer()
  expect(wishes).toEqual([{ question: 'q', options: ['o12'] }])
  expect(Object.keys(foresight.store.getState().told?.options ?? {})).toEqual(['o12'])
  // a question with the same key, asked again after an undo
  foresight.consider({ question: question(3, 4), chosen: ['o0', 'o1'], pointed: undefined })
  expect(foresight.store.getState().told).toBeUndefined()
  await answer()
  expect(wishes.at(-1)).toEqual({ question: 'q', chosen: ['o0', 'o1'], options: [] })
  expect(foresight.store.getState().told?.chosen?.guessed).toEqual(['o0,o1'])
})
