import { expect, it } from 'vitest'
import { filesOfNewPack, packName, readScope, scopeOf, whyNoScope } from '../src/browser.ts'
import { rulebook } from './games.ts'

it('a scope is read with and without its @, and becomes part of the name of a new pack', () => {
  expect([' @ann ', 'ann', '@ann/', ''].map(readScope)).toEqual(['ann', 'ann', 'ann', ''])
  expect(packName('ann', 'the-ford')).toBe('@ann/the-ford')
  expect(packName('', 'the-ford')).toBe('the-ford')
  expect(['@ann/the-ford', 'the-ford', '@questwright/x'].map(scopeOf)).toEqual(['ann', '', 'questwright'])
  for (const name of ['@ann/the-ford', 'the-ford']) {
    const files = filesOfNewPack(name, 'The Ford', {}, rulebook)
    expect(JSON.parse(files['package.json'] ?? '').name).toBe(name)
    expect(files['README.md']).toContain('Its id is `the-ford`')
  }
})

it('the scope of the program is refused, and so are names that a registry does not accept', () => {
  expect(whyNoScope('questwright')).toMatch(/a name of your own/)
  expect(['Ann', 'a b', '', '-a', 'a/b', '../x'].every((one) => whyNoScope(one) !== undefined)).toBe(true)
  expect(['ann', 'ann-2', 'a.b_c'].map(whyNoScope)).toEqual([undefined, undefined, undefined])
})
