/** Tests docs/writing-a-ruleset.md: each field of a ruleset, of the package of a game and of its rulebook stands there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The names of the fields of an interface, as its file declares them. */
function fieldsOf(file: string, name: string): readonly string[] {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2022, true)
  const declared = tree.statements.find((one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name)
  return (declared?.members ?? []).flatMap((one) => one.name?.getText(tree) ?? [])
}

const page = read('docs/writing-a-ruleset.md')
/** The names in code on the page. A name with parts, such as `deck.copies`, names the first as well. */
const named = new Set([...page.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.match(/[A-Za-z]\w*/g) ?? []))

it.each([
  ['packages/kernel/src/ruleset.ts', 'Ruleset'],
  ['packages/kernel/src/engine.ts', 'GamePackage'],
  ['packages/rulebook/src/chapter.ts', 'Chapter'],
  ['packages/rulebook/src/chapter.ts', 'Sections'],
  ['packages/rulebook/src/chapter.ts', 'Lists'],
  ['packages/rulebook/src/chapter.ts', 'ScriptCalls'],
])('each field of %s, %s, is on the page', (file, name) => {
  const fields = fieldsOf(file, name)
  expect(fields.length).toBeGreaterThan(4)
  expect(fields.filter((field) => !named.has(field))).toEqual([])
})
