import { describe, expect, it } from 'vitest'
import type { Question } from '../src/door-types.ts'
import { type Now, type StopSettings, stopEverywhere, stopWhereNew } from '../src/stop-settings.ts'
import { abilitiesAsked, abilityOf, answerForStops, askingOf, happenings, isOver, offersNew, stopFor, withAsking } from '../src/stops.ts'
import { codes, confirmQuestion, defenderQuestion, windowQuestion } from './fixture.ts'

const now: Now = { round: 3, phase: 'combat', step: '6.4.1', happened: 12 }
const set = (settings: Partial<StopSettings>): StopSettings => ({ ...stopEverywhere, ...settings })
const only = (...keys: readonly string[]): Question => ({
  ...windowQuestion,
  options: windowQuestion.options.filter((option) => keys.includes(option.key) || option.key === 'pass'),
})

describe('answerForStops', () => {
  it('asks at every step, at none, or at the named ones', () => {
    expect(answerForStops(windowQuestion, stopEverywhere, now)).toBeUndefined()
    expect(answerForStops(windowQuestion, set({ stops: 'nowhere' }), now)).toEqual(['pass'])
    expect(answerForStops(windowQuestion, set({ stops: ['6.4.1'] }), now)).toBeUndefined()
    expect(answerForStops(windowQuestion, set({ stops: ['6.4'] }), now)).toEqual(['pass'])
  })

  it('has stops for one role in a step', () => {
    const stops = set({ stops: [stopFor('6.4.1', 'active')] })
    expect(answerForStops(windowQuestion, stops, { ...now, role: 'active' })).toBeUndefined()
    expect(answerForStops(windowQuestion, stops, { ...now, role: 'other' })).toEqual(['pass'])
    expect(answerForStops(windowQuestion, stops, now)).toEqual(['pass'])
  })

  it('stops for no window and no response in which everything would change nothing', () => {
    const idle = { code: 'refused.no-change', parts: {} }
    const dim = (keys: readonly string[]): Question => ({
      ...windowQuestion,
      name: 'after-response',
      parts: {},
      options: windowQuestion.options.map((option) => (keys.includes(option.key) ? { ...option, idle } : option)),
    })
    const all = windowQuestion.options.map(({ key }) => key).filter((key) => key !== 'pass')
    expect(answerForStops(dim(all), stopWhereNew, now)).toEqual(['pass'])
    expect(answerForStops(dim(all.slice(1)), stopWhereNew, now)).toBeUndefined()
    expect(answerForStops(dim(all), stopEverywhere, now)).toBeUndefined()
    expect(offersNew({ ...dim(all), parts: windowQuestion.parts }, undefined, 0)).toBe(false)
  })

  it('never answers a question that the game needs, even if choosing no card is allowed', () => {
    expect(answerForStops(defenderQuestion, set({ stops: 'nowhere' }), now)).toBeUndefined()
    expect(answerForStops(confirmQuestion, set({ stops: 'nowhere' }), now)).toBeUndefined()
  })

  it('passes until the step, the phase or the round changes', () => {
    for (const [until, over] of [
      ['next-step', { step: '6.4.2' }],
      ['next-phase', { phase: 'refresh', step: '7.1' }],
      ['next-round', { round: 4, phase: 'resource', step: '1.1' }],
    ] as const) {
      const settings = set({ passing: { until, from: now } })
      expect(answerForStops(windowQuestion, settings, { ...now, happened: 40 })).toEqual(['pass'])
      expect(answerForStops(windowQuestion, settings, { ...now, ...over })).toBeUndefined()
    }
    expect(isOver({ until: 'next-phase', from: now }, { ...now, step: '6.11' })).toBe(false)
    // a phase of the same name is another one where the game tells them apart
    expect(isOver({ until: 'next-phase', from: { ...now, stretch: '4' } }, { ...now, stretch: '5' })).toBe(true)
    expect(isOver({ until: { phase: 'refresh' }, from: now }, { ...now, stretch: '9' })).toBe(false)
    expect(isOver({ until: { phase: 'refresh' }, from: now }, { ...now, phase: 'refresh' })).toBe(true)
    expect(isOver({ until: 'next-step', from: now }, { ...now, round: 4 })).toBe(true)
  })

  it('passes until something happens; the regular events of each round do not count', () => {
    const settings = set({ passing: { until: 'something-happens', from: now } })
    expect(answerForStops(windowQuestion, settings, now)).toEqual(['pass'])
    expect(answerForStops(windowQuestion, settings, { ...now, happened: 13 })).toBeUndefined()
    const entry = (kind: string) => ({ n: 0, kind, parts: {} })
    expect(happenings([entry('step'), entry('damage-dealt'), entry('passed')])).toBe(1)
  })

  it('never asks for an ability that the player switched off, and always for one switched on', () => {
    const never = `${codes.oars}#row`
    expect(answerForStops(only('oars'), set({ neverAsk: [never] }), now)).toEqual(['pass'])
    expect(answerForStops(only('oars', 'rising'), set({ neverAsk: [never] }), now)).toBeUndefined()
    expect(answerForStops(only('oars'), set({ stops: 'nowhere', alwaysAsk: [never] }), now)).toBeUndefined()
    expect(answerForStops(only('oars'), set({ passing: { until: 'next-round', from: now }, alwaysAsk: [never] }), now)).toBeUndefined()
  })

  it('answers no to an optional trigger that the player never wants', () => {
    const asked: Question = { ...confirmQuestion, because: { card: { card: 'halla', code: codes.halla }, ability: 'resource' } }
    expect(answerForStops(asked, set({ neverAsk: [`${codes.halla}#resource`] }), now)).toEqual(['no'])
    expect(answerForStops(asked, set({ neverAsk: ['other#resource'] }), now)).toBeUndefined()
  })

  it('uses an ability automatically only if it is the only one, and never in an action window', () => {
    const oars = `${codes.oars}#row`
    const rising = abilityOf(windowQuestion.options.find(({ key }) => key === 'rising') ?? { key: '' })
    const response = { name: 'after-response', parts: {} }
    const use = set({ alwaysUse: [oars] })
    expect(answerForStops({ ...only('oars'), ...response }, use, now)).toEqual(['oars'])
    expect(answerForStops({ ...only('oars', 'rising'), ...response }, use, now)).toBeUndefined()
    expect(answerForStops({ ...only('oars', 'rising'), ...response }, { ...use, neverAsk: [rising] }, now)).toEqual(['oars'])
    expect(answerForStops({ ...only('oars'), name: 'action-window' }, use, now)).toBeUndefined()
    const asked: Question = { ...confirmQuestion, because: { card: { card: 'halla', code: codes.halla }, ability: 'resource' } }
    expect(answerForStops(asked, set({ alwaysUse: [`${codes.halla}#resource`] }), now)).toEqual(['yes'])
    expect(abilitiesAsked(asked)).toEqual([`${codes.halla}#resource`])
    expect(abilitiesAsked(defenderQuestion)).toEqual([])
  })

  it('sets each ability one way at a time', () => {
    const used = withAsking(stopEverywhere, 'a:b#c', 'use')
    expect(askingOf(used, 'a:b#c')).toBe('use')
    const never = withAsking(used, 'a:b#c', 'never')
    expect([never.alwaysUse, never.neverAsk, never.alwaysAsk]).toEqual([[], ['a:b#c'], []])
    expect(askingOf(withAsking(never, 'a:b#c', 'as-set'), 'a:b#c')).toBe('as-set')
  })

  it('names an ability by card and slug', () => {
    expect(abilityOf({ key: 'halla/ability#row', card: { card: 'halla', code: 'fens:halla' } })).toBe('fens:halla#row')
    expect(abilityOf({ key: 'k', label: { code: 'use', parts: { ability: 'fens:halla#row' } } })).toBe('fens:halla#row')
    expect(abilityOf({ key: 'plain' })).toBe('plain')
  })
})
