/**
 * Everything that the ability builder offers is written as script code that passes the type check. This file checks all menus in one TypeScript
 * program.
 */
import { expect, it } from 'vitest'
import { contextsOf, walk, wholeMenus } from './builder-walk.ts'

const contexts = contextsOf(wholeMenus)

it('each entry has correct types in each context in which it is offered, and so has each value in each of its blanks, whatever users type', () => {
  const seen = new Set<string>()
  const { abilities, refused } = walk(wholeMenus, contexts, ({ base: { word, trigger, target }, place: { kind } }) => {
    // effects that use only the card and its player have the same types with every trigger
    const key = `${kind} ${word} ${trigger?.timing} ${target?.id}`
    if (seen.has(key)) return 'what-differs'
    seen.add(key)
    return target === undefined && kind === 'card' ? 'each-value' : 'each-entry'
  })
  expect(abilities).toBeGreaterThan(1_000)
  expect(refused.filter((one, at) => refused.indexOf(one) === at).slice(0, 80)).toEqual([])
})
