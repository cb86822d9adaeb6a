/** What scenarios may say, by the rulebook, is what the rules carry out. */
import { expect, test } from 'vitest'
import { MODES } from '../src/mode.ts'
import { lcgRulebook } from '../src/rulebook/index.ts'
import { branchDeeds, endDeeds, setupDeeds } from '../src/scenario-parts.ts'

test.each([
  ['steps of a setup', lcgRulebook.setup, setupDeeds],
  ['conditions under which a game ends', lcgRulebook.endings, endDeeds],
  ['words of branches', lcgRulebook.branches, branchDeeds],
])('%s: each has a deed, and each deed a word', (_what, words, deeds) => {
  expect(Object.keys(words).length).toBeGreaterThan(3)
  const without = Object.keys(words).filter((word) => !Object.hasOwn(deeds, word))
  // what the stage's own script says has no deed of ours
  expect(without).toEqual(words === lcgRulebook.branches ? ['script'] : [])
  expect(Object.keys(deeds).filter((word) => !Object.hasOwn(words, word))).toEqual([])
})

test('the modes of the rules are those of the rulebook, in its order', () => {
  expect(MODES).toEqual(
    Object.fromEntries(Object.entries(lcgRulebook.modes).map(([mode, { name: _name, text: _text, ...read }]) => [mode, read])),
  )
})
