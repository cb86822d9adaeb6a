/** Diagnostics of invented texts: the underlined words, the offered wordings, and the understood parts. */
import { menusOf } from '@questwright/abilities'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { describe, expect, test } from 'vitest'
import { explainUnit, type TextFinding, type TextPart } from '../src/index.ts'
import { planted, slips } from './planted.ts'
import { requestOf, unitsOf } from './reading.ts'

const menus = menusOf(lcgRulebook)

const explained = (text: string, type?: string) => unitsOf(text, type).map((unit) => explainUnit(menus, requestOf(text, type), unit))
const findingsOf = (text: string, type?: string): readonly TextFinding[] => explained(text, type).flatMap(({ findings }) => findings)
const partsOf = (text: string, type?: string): readonly TextPart[] => explained(text, type).flatMap(({ parts }) => parts)

describe('the underline', () => {
  test('overlaps the planted mistake and covers at most 40 % of the sentence, for 54 of 60 sentences', { tags: 'long' }, () => {
    const missed = planted.filter(([type, marked]) => {
      const text = marked.replace(/[⟨⟩]/g, '')
      const [begin, end] = [marked.indexOf('⟨'), marked.indexOf('⟩') - 1]
      const findings = findingsOf(text, type)
      const letters = findings.reduce((sum, one) => sum + one.end - one.start, 0)
      return letters > text.length * 0.4 || !findings.some((one) => one.start < end && one.end > begin)
    })
    expect(planted).toHaveLength(60)
    expect(missed.length, missed.map(([, text]) => text).join('\n')).toBeLessThanOrEqual(6)
  })

  test('has the known wording among three offers, for 24 of 30 slips', { tags: 'long' }, () => {
    const missed = slips.filter(([type, slip, known]) => {
      const offers = findingsOf(slip, type).flatMap((one) => one.offers)
      return !offers.some(({ start, end, text }) => slip.slice(0, start) + text + slip.slice(end) === known)
    })
    expect(slips).toHaveLength(30)
    expect(missed.length, missed.map(([, text]) => text).join('\n')).toBeLessThanOrEqual(6)
  })
})

test.each([
  ['Action: Deal 2 dmage to an enemy.', 'event', 'unknown-word', 'dmage'],
  ['Action: Deal 1 damage to each enemy engaged to you.', 'event', 'unknown-order', 'to'],
  ['Action: Deal X damage to an enemy.', 'event', 'x-of-what', 'X'],
  ['Action: Ready it.', 'event', 'which-card', 'it'],
  ['Attached hero gets +1 [attack] and +1 [defense] for each location in play.', 'attachment', 'two-readings', undefined],
  ['Travel: Raise your threat by 2 to travel here.', 'ally', 'not-on-this-type', undefined],
] as const)('%s: %s %s', (text, type, code, words) => {
  const [finding, ...more] = findingsOf(text, type)
  expect(more).toEqual([])
  expect(finding?.code).toBe(code)
  if (words !== undefined) expect(text.slice(finding?.start, finding?.end)).toBe(words)
})

test('what stands behind unknown words says that it may depend on them, and an effect that means more says so', () => {
  const [unknown, behind] = findingsOf('High tide. Forced: At the end of the round, each player draws 1 card.', 'location')
  expect(unknown?.code).toBe('unknown-word')
  expect(behind?.message).toBe('The words before this in its line are not understood, and may say when it holds.')
  const [finding] = findingsOf('When Revealed: Each unique character gets -1 [willpower] until the end of the phase.', 'treachery')
  expect(finding?.message).toBe('On a card of the type “treachery” this means more than the entries of the menus do.')
})

test('an effect that answers an event has a sentence with its event, and may be within "you may"', () => {
  const [, effect] = partsOf('Response: Cancel a shadow effect just triggered.', 'event')
  expect(effect).toMatchObject({ part: 'effect', entries: ['shadow', 'cancel'], says: 'when a shadow effect would resolve, cancel it' })
  const [, within] = partsOf('Response: You may cancel a shadow effect just triggered.', 'event')
  expect(within).toMatchObject({ part: 'effect', start: 10 })
})

test('an effect without an end is offered with each end', () => {
  const [finding] = findingsOf('Action: A hero gets +2 [attack].', 'event')
  expect(finding?.code).toBe('how-long')
  expect(finding?.offers.map(({ text }) => text)).toContain('A hero gets +2 [attack] until the end of the phase')
})

test('the parts of a text have their places, their menu entries, and the words of the builder', () => {
  const text = 'Response: After Lamp Bearer enters play, draw 2 cards.'
  const shown = partsOf(text).map(({ part, start, end, entries, says }) => [part, text.slice(start, end), entries, says])
  expect(shown).toEqual([
    ['label', 'Response:', ['response'], undefined],
    ['trigger', 'After Lamp Bearer enters play,', ['entersPlay'], 'after Lamp Bearer enters play'],
    ['effect', 'draw 2 cards', ['draw'], 'draw 2 cards'],
  ])
})

test('words that are understood are parts also where the rest is not', () => {
  const text = 'Response: After Lamp Bearer enters play, juggle a hero you control.'
  expect(partsOf(text).map(({ part, start, end }) => [part, text.slice(start, end)])).toEqual([
    ['label', 'Response:'],
    ['trigger', 'After Lamp Bearer enters play,'],
    ['cards', 'a hero you control'],
  ])
})

test('a text without end is told to be too long', () => {
  const long = `Action: ${'Deal 1 damage to each enemy and '.repeat(300)}draw 1 card.`
  expect(findingsOf(long).map(({ code }) => code)).toEqual(['too-long'])
})
