import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const room = (name: string): string => fileURLToPath(new URL(`../../${name}/src`, import.meta.url))

test('pages and their sessions reach a table through its port: none of them names the host behind it', () => {
  const found = ['session', 'table-page', 'site'].flatMap((name) => {
    const files = readdirSync(room(name), { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(5)
    return files.filter((file) => /\bTableHost\b/.test(readFileSync(`${room(name)}/${file}`, 'utf8'))).map((file) => `${name}/${file}`)
  })
  expect(found).toEqual([])
})
