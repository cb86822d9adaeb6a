/** Cards that scenes play to prove entries of the menus: each has the script that its entries print, and the text that they say. */
import { readdirSync, readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { menusOf } from '../src/menus.ts'
import { printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { sayAbility } from '../src/sentence.ts'

const menus = menusOf(lcgRulebook)
const pack = new URL('../../testkit/fixtures/rules-abilities-and-cards/', import.meta.url)
const folder = new URL('cards/mill/', pack)
const texts = JSON.parse(readFileSync(new URL('text/en.json', pack), 'utf8')).cards
const cards = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const)

it.each(cards)('the builder opens %s, prints the same script, and says the text of the card', (file, source) => {
  const { abilities } = readScript(menus, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))
  // lines may break elsewhere, with a comma behind the last part
  const plain = (code: string): string => code.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '')
  expect(abilities.length).toBeGreaterThan(0)
  expect(abilities.map(({ ability }) => ability && plain(printAbility(menus, ts, ability)))).toEqual(
    abilities.map(({ start, end }) => plain(source.slice(start, end))),
  )
  const { title, text } = texts[file.slice(0, -'.ts'.length)]
  expect(abilities.flatMap(({ ability }) => (ability ? [sayAbility(menus, ability, title)] : [])).join('\n')).toBe(text)
})
