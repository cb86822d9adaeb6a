/** The rulebook says which constant abilities have no effect. That must agree with the events that the rules declare and cause. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../packages/lcg/src/', import.meta.url))
const read = (path: string): string => readFileSync(join(source, path), 'utf8')
const namesAbout = (whose: 'player' | 'table'): readonly string[] =>
  lcgRulebook.withoutEffect.filter(({ stats }) => stats === whose).flatMap(({ names }) => names)

it('the check knows every event whose subject is a player', () => {
  const declared = [...read('events.ts').matchAll(/^ {2}(\w+): \{ subject: Player[ ;]/gm)].map(([, kind]) => kind)
  expect(declared.length).toBeGreaterThan(5)
  expect([...namesAbout('player')].sort()).toEqual(declared.sort())
})

it('the check knows every event that happens to the table itself', () => {
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.ts'))
  const performed = files.flatMap((file) =>
    [...read(file).matchAll(/kind: '(\w+)', subject: (?:board\(\)|t\.board|table\(\)\.board)/g)].map(([, kind]) => kind),
  )
  expect([...namesAbout('table')].sort()).toEqual([...new Set(performed)].sort())
})

it('the description and the declaration of a stat name the same kind of card', () => {
  const said = Object.entries(lcgRulebook.stats).flatMap(([stat, { about, of }]) => {
    const [, whose] = /Asked of the (table|player)\.$/.exec(about) ?? []
    return whose !== undefined && whose !== of ? [`${stat}: asked of the ${whose}`] : []
  })
  expect(said).toEqual([])
})
