import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { menusOf } from '../src/menus.ts'
import { readScript } from '../src/read.ts'

it('parses the code of a menu entry only once for all scripts, also with the menus of another pack', () => {
  const parsed: string[] = []
  const compiler: typeof ts = {
    ...ts,
    createSourceFile: (...given) => {
      parsed.push(given[1])
      return ts.createSourceFile(...given)
    },
  }
  const script = ts.createSourceFile(
    'x.ts',
    "export default card('x', [forced.after('engages', { of: 'self' }, ({ you }) => drawCards(you, 1))])",
    ts.ScriptTarget.ES2022,
    true,
  )
  const menus = menusOf(lcgRulebook)
  const [first] = readScript(menus, compiler, script).abilities
  expect(parsed.length).toBeGreaterThan(5)
  expect(new Set(parsed).size).toBe(parsed.length)
  parsed.length = 0
  const [again] = readScript(menusOf({ ...lcgRulebook }), compiler, script).abilities
  expect(parsed).toEqual([])
  expect(first?.ability?.effects.map(({ id }) => id)).toEqual(['draw'])
  expect(again).toEqual(first)
})
