import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { keepScript, keptScript } from '../src/kept-scripts.ts'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/questwright/scripts', import.meta.url))
const key = `kept-scripts.test ${randomUUID()}`
const made = { problems: [], output: { code: `exports.default = '${key}'`, map: '{}', names: [] } }

/** The file in which the result of this test is stored. */
const file = (): string | undefined =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .find((path) => readFileSync(path, 'utf8').includes(key))

afterEach(() => {
  const path = file()
  if (path !== undefined) unlinkSync(path)
})

it('returns a stored result for the same script, and nothing for another one', () => {
  expect(keptScript(key)).toBeUndefined()
  keepScript(key, made)
  expect(keptScript(key)).toEqual(made)
  expect(keptScript(`${key} `)).toBeUndefined()
})

it('ignores a file whose content was changed or cut off', () => {
  keepScript(key, made)
  const path = file() as string
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace('exports.default', 'exports.another'))
  expect(keptScript(key)).toBeUndefined()
  writeFileSync(path, text.slice(0, 40) + key)
  expect(keptScript(key)).toBeUndefined()
})
