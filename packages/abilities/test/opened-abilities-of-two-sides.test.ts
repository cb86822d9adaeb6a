/** How many abilities of the trading card game's packs under content/ the ability builder can open, and that it writes those without changing them. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkTypes } from '@questwright/packs'
import { tcgRulebook } from '@questwright/tcg/rulebook'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { begun } from '../src/begin.ts'
import { formatExpression } from '../src/format.ts'
import { withNamesOf } from '../src/imports.ts'
import { type Entry, menusOf } from '../src/menus.ts'
import type { BuiltAbility, Choice } from '../src/model.ts'
import { type BuilderPlace, changesFor, costsFor, filled, has, offered, wantedIn, wordsFor } from '../src/offers.ts'
import { printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { sayAbility } from '../src/sentence.ts'
import { literalsIn } from './literals-in.ts'

const menus = menusOf(tcgRulebook)
const content = new URL('../../../content/', import.meta.url)

const read = (source: string) => readScript(menus, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true)).abilities

const found = ['tcg-fellowship/cards', 'tcg-keywords/keywords'].flatMap((folder) =>
  readdirSync(new URL(folder, content))
    .filter((file) => /(?<!\.scene)\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(`${folder}/${file}`, content), 'utf8')
      return read(source).map(({ line, start, end, ability }) => ({ at: `${file}:${line}`, script: source.slice(start, end), ability }))
    }),
)
const opened = found.flatMap(({ ability, ...place }) => (ability ? [{ ...place, ability }] : []))

/** At least this share of the abilities must open: three in four. */
const FLOOR = 0.75

it(`opens at least ${FLOOR * 100} % of the abilities of the trading card game under content/`, () => {
  console.info(`The ability builder opens ${opened.length} of ${found.length} abilities of the trading card game.`)
  expect(opened.length).toBeGreaterThanOrEqual(142)
  expect(opened.length / found.length).toBeGreaterThanOrEqual(FLOOR)
})

it('an ability that it opens has a sentence without blanks', () => {
  const wrong = opened
    .map(({ at, ability }) => `${at} ${sayAbility(menus, ability, 'Reedfang')}`)
    .filter((told) => /[$~{}⟨⟩‹›…]|undefined|\b[Aa] (?:\[?[aeio])/.test(told) || !/[.)]$/.test(told))
  expect(wrong).toEqual([])
})

it('an ability that it opens is written again as the same ability', () => {
  for (const { at, script, ability } of opened) {
    const code = printAbility(menus, ts, ability)
    expect(literalsIn(code), at).toEqual(literalsIn(script))
    const [again] = read(`export default card('x', [${formatExpression(ts, code, 2)}])`)
    expect(again?.ability && printAbility(menus, ts, again.ability), at).toBe(code)
  }
})

/** An ability with each entry that is offered for it: each cost, condition, effect, change and limit, and each selection and amount in a blank. */
function offeredFor(word: string, place: BuilderPlace, isFirst: boolean): readonly BuiltAbility[] {
  const base = begun(menus, word, place)
  const ways = (entries: readonly Entry[]): readonly Choice[] => entries.map((entry) => filled(menus, entry, base, place))
  // each selection and amount in each blank only once for words with the same parts, since they are offered for all of them
  const inBlanks = (one: Choice, entry: Entry): readonly Choice[] => [
    one,
    ...(isFirst
      ? Object.entries(entry.blanks).flatMap(([blank, sort]) =>
          sort === 'cards' || sort === 'amount'
            ? ways(offered(menus, sort, base, place, wantedIn(entry, blank))).map((value) => ({
                ...one,
                with: { ...one.with, [blank]: value },
              }))
            : [],
        )
      : []),
  ]
  const changes = changesFor(menus, base, place)
  const effects = offered(menus, 'effects', base, place)
  return [
    base,
    ...(has(menus, word, 'costs') ? ways(costsFor(menus, base, place)).map((cost) => ({ ...base, costs: [cost] })) : []),
    ...(has(menus, word, 'conditions')
      ? ways(offered(menus, 'conditions', base, place)).map((one) => ({ ...base, conditions: [one] }))
      : []),
    ...(has(menus, word, 'limit') ? ways(menus.limits).map((limit) => ({ ...base, limit })) : []),
    ...(has(menus, word, 'change')
      ? changes.flatMap((entry) => inBlanks(filled(menus, entry, base, place), entry).map((change) => ({ ...base, change })))
      : []),
    ...(has(menus, word, 'effects')
      ? effects.flatMap((entry) => inBlanks(filled(menus, entry, base, place), entry).map((one) => ({ ...base, effects: [one] })))
      : []),
    ...(base.trigger ? menus.events.map(({ kind }) => ({ ...base, trigger: { ...base.trigger, kind } }) as BuiltAbility) : []),
  ]
}

/** One of this many abilities is built in each run, each of them in long runs. */
const samples = {
  'one of seven abilities': { every: 7, how: { timeout: 120_000 } },
  'each ability': { every: 1, how: { timeout: 300_000, tags: 'long' } },
} as const

for (const [which, { every, how }] of Object.entries(samples))
  it(`${which} that the menus offer has a sentence, is read back, and has correct types`, how, () => {
    const files: { [path: string]: string } = {}
    const printed = new Set<string>()
    const wrong: string[] = []
    const kinds = new Set<string>()
    const home = { pack: 'built', path: 'cards/built.ts', nameOf: () => undefined }
    for (const type of Object.keys(menus.types)) {
      const place: BuilderPlace = { kind: 'card', type }
      for (const word of wordsFor(menus, place)) {
        const { parts = [], gives = [], changes, timings = [] } = menus.words[word] ?? {}
        const kind = [...parts, ...gives, changes, ...timings, menus.types[type]?.gives, changes ? word : ''].join()
        const isFirst = !kinds.has(kind)
        kinds.add(kind)
        const codes = offeredFor(word, place, isFirst).flatMap((ability) => {
          const code = printAbility(menus, ts, ability)
          if (printed.has(code)) return []
          printed.add(code)
          if (printed.size % every !== 0) return []
          const sentence = sayAbility(menus, ability, 'Reedfang')
          if (/[$~{}⟨⟩‹›…]|undefined/.test(sentence) || !/[.)]$/.test(sentence)) wrong.push(`${code} says ${sentence}`)
          const [again] = read(`export default card('x', [${code}])`)
          if (!again?.ability || printAbility(menus, ts, again.ability) !== code) wrong.push(`${code} is not read back`)
          return [code]
        })
        if (codes.length === 0) continue
        const source = `import { card } from '${menus.module}'\n\nexport default card('built', [\n${codes.join(',\n')},\n])\n`
        files[`cards/built-${type}-${word}.ts`] = withNamesOf(menus, ts, source, `[${codes.join(', ')}]`, home)
      }
    }
    console.info(`${printed.size} abilities were built from the menus of the trading card game.`)
    const declared = fileURLToPath(new URL('../../../packages/tcg/src/index.ts', import.meta.url))
    const faults = checkTypes([{ pack: 'built', files }], { [menus.module]: declared }, new Set(['built']), '')
    const lineOf = (file = '', line = 1) => files[file]?.split('\n')[line - 1]
    expect([...wrong, ...faults.map(({ file, line, message }) => `${message} ${lineOf(file, line)}`)].slice(0, 40)).toEqual([])
    expect(printed.size).toBeGreaterThan(1_000)
  })
