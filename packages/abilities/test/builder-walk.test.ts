/** What the ability builder offers, it writes as script that the types allow: a sample of the walk over all menus; the whole walk is in builder-walk.long.test.ts. */
import { expect, it } from 'vitest'
import { contextsOf, walk, wholeMenus } from './builder-walk.ts'

const contexts = contextsOf(wholeMenus)

it('what is offered in a sample of all places has its types, whatever people type', () => {
  // one in so many, and the first of each word in each kind of place
  const firsts = new Set<string>()
  const some = contexts.filter(({ place, base: { word, trigger } }, at) => {
    const key = `${place.kind} ${word} ${trigger?.timing}`
    const isFirst = !firsts.has(key)
    firsts.add(key)
    return isFirst || at % 11 === 0
  })
  const { abilities, refused } = walk(wholeMenus, some, (_, at) => (at % 20 === 0 ? 'each-entry' : 'what-differs'))
  expect(abilities).toBeGreaterThan(1_000)
  expect(refused.slice(0, 60)).toEqual([])
})
