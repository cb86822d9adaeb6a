/** How many abilities of the packs under content/ the ability builder opens, and that it says and writes them as they are. */
import { readdirSync, readFileSync } from 'node:fs'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { formatExpression } from '../src/client/abilities/format.ts'
import { menusOf } from '../src/client/abilities/menus.ts'
import type { BuiltAbility } from '../src/client/abilities/model.ts'
import { printAbility } from '../src/client/abilities/print.ts'
import { readScript } from '../src/client/abilities/read.ts'
import { sayAbility } from '../src/client/abilities/sentence.ts'

/** No less than this share of them is opened. */
const FLOOR = 0.7
/** Packs whose abilities are mostly said with verbs of a system that brings no menus yet, each with the share that it has. */
const ownVerbs: { readonly [pack: string]: number } = { 'lcg-seafaring': 0.1, 'lcg-the-lord-of-the-rings-saga': 0.3 }

const menus = menusOf(rulebookAt('lcg'))
const content = new URL('../../../content/', import.meta.url)

interface Found {
  readonly file: string
  readonly line: number
  /** What stands there. */
  readonly script: string
  /** Undefined: written by hand. */
  readonly ability: BuiltAbility | undefined
}

const read = (source: string) => readScript(menus, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))

function abilitiesOf(file: string): readonly Found[] {
  const source = readFileSync(new URL(file, content), 'utf8')
  const { lists, abilities } = read(source)
  // a list that another file makes is one ability at least, and is not opened
  if (lists.length === 0) return [{ file, line: 1, script: '', ability: undefined }]
  return abilities.map(({ line, start, end, ability }) => ({ file, line, script: source.slice(start, end), ability }))
}

const found = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[\w-]+\/(?:cards|keywords|scenarios|rules|systems)\/.*(?<!\.scene)\.ts$/.test(file))
  .flatMap(abilitiesOf)
const opened = found.flatMap(({ ability, ...place }) => (ability ? [{ ...place, ability }] : []))

it(`opens at least ${FLOOR * 100} % of the abilities under content/`, () => {
  const packs = [...new Set(found.map(({ file }) => file.split('/')[0] as string))].sort()
  const share = (some: readonly Found[]): string => `${some.filter(({ ability }) => ability).length} of ${some.length}`
  console.info(
    [
      `The ability builder opens ${share(found)} abilities under content/ (${Math.round((opened.length / found.length) * 100)} %).`,
      ...packs.map((pack) => `  ${pack}: ${share(found.filter(({ file }) => file.startsWith(`${pack}/`)))}`),
    ].join('\n'),
  )
  expect(found.length).toBeGreaterThan(200)
  const part = (some: readonly Found[]): number => some.filter(({ ability }) => ability).length / some.length
  const packOf = ({ file }: Found): string => file.split('/')[0] as string
  expect(part(found.filter((one) => !(packOf(one) in ownVerbs)))).toBeGreaterThanOrEqual(FLOOR)
  for (const [pack, least] of Object.entries(ownVerbs))
    expect(part(found.filter((one) => packOf(one) === pack)), pack).toBeGreaterThanOrEqual(least)
})

/** The texts and numbers of a script, sorted: what a card is about, whatever its parameters are called. */
function literalsIn(script: string): readonly string[] {
  const literals: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.push(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile('x.ts', script, ts.ScriptTarget.ES2022, true))
  return literals.sort()
}

it('reads a condition with brackets around it and without', () => {
  const once = "event.asItWas.type === 'hero' || event.asItWas.type === 'ally'"
  const script = (condition: string) =>
    `export default card('x', [response.after('destroyed', { when: ({ event }) => ${condition} }, ({ you }) => drawCards(you, 1))])`
  const [plain, bracketed] = [once, `(${once})`].map((condition) => read(script(condition)).abilities[0]?.ability)
  expect(plain?.conditions).toEqual([{ id: 'was-character', with: {} }])
  expect(bracketed).toEqual(plain)
})

it('reads a keyword with a number, and another player than you', () => {
  const [gained, given] = [
    "modifier('keywords', { gain: 'archery', number: () => playersInOrder().length })",
    'action({ targets: () => choosePlayer(playersInOrder().filter((player) => player !== you)) }, ({ targets: other }) => drawCards(other, 1))',
  ].map((script) => read(`export default card('x', [${script}])`).abilities[0]?.ability)
  expect(gained?.change).toEqual({ id: 'keyword-number', with: { keyword: 'archery', amount: { id: 'players', with: {} } } })
  expect(given?.target?.id).toBe('choose-other')
})

describe('what it opens', () => {
  it('has a sentence without blanks', () => {
    const wrong = opened
      .map(({ file, line, ability }) => `${file}:${line} ${sayAbility(menus, ability, 'Reedfang', 'hero')}`)
      .filter((told) => /[$~{}⟨⟩‹›]|undefined|\b[Aa] (?:\[?[aeio])/.test(told) || !/[.)]$/.test(told))
    expect(wrong).toEqual([])
  })

  it('is written again as the same ability', () => {
    for (const { file, line, script, ability } of opened) {
      const code = printAbility(menus, ability)
      expect(literalsIn(code), `${file}:${line}`).toEqual(literalsIn(script))
      const [again] = read(`export default card('x', [${formatExpression(ts, code, 2)}])`).abilities
      expect(again?.ability && printAbility(menus, again.ability), `${file}:${line}`).toBe(code)
    }
  })
})
