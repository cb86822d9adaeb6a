import { type Chapter, rulebookOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { rulebookAt, rulebooks } from '../src/page/rulebooks.ts'
import { placeInScript } from '../src/running/fault-places.ts'
import { faultLine, remedyOf } from '../src/running/fault-words.ts'

const chapter: Chapter = {
  game: 'duel',
  abilities: { Strike: ['strike'], Answer: ['answer.after'] },
  faultRemedies: { silent: 'An empty arena is never filled' },
}
const duel = rulebookOf([{ chapter, file: 'duel/chapter.ts' }])

test('a game without its own words for examples and folders has neutral ones', () => {
  expect(duel.examples).toEqual({ packTitle: 'My Pack', cardFile: 'cards/my-card.json', keywords: ['Swift', 'Strong 2'], side: '{}' })
  expect(duel.cardFolder).toBe('others')
})

test('the default game is used if none is named, or an unknown one', () => {
  expect(rulebookAt('lcg')).toBe(rulebooks.lcg)
  expect(rulebookAt(undefined)).toBe(rulebooks.lcg)
  expect(rulebookAt('constructor')).toBe(rulebooks.lcg)
})

test('the hint of a game for an error is added to the general remedy', () => {
  expect(remedyOf('silent', duel)).toMatch(/backtracks\. An empty arena is never filled$/)
  expect(remedyOf('out-of-fuel', duel)).toMatch(/backtracks$/)
  expect(remedyOf('constructor', duel)).not.toContain('arena')
  const fault = { reason: 'out-of-fuel', message: 'it went on', ability: 'fens:bog#action' }
  expect(faultLine(fault, [{ game: 'lcg' }])).toMatch(
    /or a regular expression that backtracks\. In the quest phase an empty encounter deck is made anew: a loop until it is empty never ends, and discardUntil does$/,
  )
})

test('an ability is found by the function names of its own game', () => {
  const source = ['export default card([', '  answer.after(1),', "  strike('bell'),", '  action(2),', '])'].join('\n')
  expect(placeInScript(source, 'strike', duel).line).toBe(3)
  expect(placeInScript(source, 'strike', rulebookAt('lcg')).line).toBe(1)
  expect(placeInScript(source, 'action', rulebookAt('lcg')).line).toBe(4)
  const shown = 'export default card([\n  whenRevealed(1),\n  travel(2),\n  setup(3),\n  shadow(4),\n])'
  for (const [nth, slug] of ['when-revealed', 'travel', 'setup', 'shadow'].entries())
    expect(placeInScript(shown, slug, rulebookAt('lcg')).line).toBe(nth + 2)
})
