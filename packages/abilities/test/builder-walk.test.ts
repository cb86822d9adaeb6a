/**
 * Everything that the ability builder offers is written as script code that passes the type check. This file checks a sample of all menu entries;
 * builder-walk.long.test.ts checks all of them.
 */
import { expect, it } from 'vitest'
import { contextsOf, walk, wholeMenus } from './builder-walk.ts'

const contexts = contextsOf(wholeMenus)

it('the entries offered in a sample of all contexts have correct types, whatever users type', () => {
  // one of every 401 contexts, and also the first context of each word and timing in each kind of place
  const firsts = new Set<string>()
  const some = contexts.filter(({ place, base: { word, trigger } }, at) => {
    const key = `${place.kind} ${word} ${trigger?.timing}`
    const isFirst = !firsts.has(key)
    firsts.add(key)
    return isFirst || at % 401 === 0
  })
  const { abilities, refused } = walk(wholeMenus, some, (_, at) => (at % 20 === 0 ? 'each-entry' : 'what-differs'))
  expect(abilities).toBeGreaterThan(500)
  expect(refused.slice(0, 60)).toEqual([])
})
