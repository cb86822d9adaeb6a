/** The rules carry out every word that scenarios may use according to the rulebook. */
import { expect, test } from 'vitest'
import { LEFT_OUT } from '../src/mode.ts'
import { lcgRulebook } from '../src/rulebook/index.ts'
import { branchDeeds, endDeeds, setupDeeds } from '../src/scenario-parts.ts'

test.each([
  ['steps of a setup', lcgRulebook.setup, setupDeeds],
  ['conditions under which a game ends', lcgRulebook.endings, endDeeds],
  ['words of branches', lcgRulebook.branches, branchDeeds],
])('%s: each word has a function, and each function a word', (_what, words, deeds) => {
  expect(Object.keys(words).length).toBeGreaterThan(3)
  const without = Object.keys(words).filter((word) => !Object.hasOwn(deeds, word))
  // only the word `script` has no function, because the stage's own script decides
  expect(without).toEqual(words === lcgRulebook.branches ? ['script'] : [])
  expect(Object.keys(deeds).filter((word) => !Object.hasOwn(words, word))).toEqual([])
})

test('the rules know every part that a mode leaves out', () => {
  const said = Object.values(lcgRulebook.modes).flatMap(({ leavesOut = [] }) => leavesOut)
  expect([...new Set(said)].sort()).toEqual([...LEFT_OUT].sort())
})
