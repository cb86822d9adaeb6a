/** Names that systems define become types of the script API; checked with the real script API. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { duelRulebook } from '@questwright/duel/rulebook'
import type { SystemChapter } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import type { PackFiles } from '../src/bundle.ts'
import { rulebooksOfPacks } from '../src/pack-rulebook.ts'
import { systemTypes } from '../src/system-types.ts'
import { checkTypes } from '../src/typecheck.ts'
import { rulebook, rulebooks } from './games.ts'

const here = createRequire(import.meta.url)
const declarations = { '@questwright/lcg': here.resolve('@questwright/lcg'), '@questwright/duel': here.resolve('@questwright/duel') }

const weather: SystemChapter = {
  events: { weatherTurned: { about: 'The weather turns: */ oh.', parts: { by: 'number', where: 'card', 'the-wet': 'cards' } } },
  stats: {
    shelter: { about: 'How much it shelters.', shape: 'number' },
    scents: { about: 'What it smells of.', shape: 'words' },
    standsInRain: { about: 'Whether it may stand in the rain.', shape: 'yes-no' },
  },
  zones: { shore: { about: 'Where ships wait.', title: 'Shore', place: 'seat' } },
  counters: { weather: { about: 'How bad it is.', of: 'table' }, wet: { about: 'How wet one is.', of: 'each-seat' } },
  phases: { weather: 'The weather turns.' },
  steps: { weather: ['turn-weather'] },
  messages: { 'step.look-up': 'Looking up' },
}
const pack = { id: 'sky', game: 'lcg', dependencies: [], systems: { weather } }
const names = systemTypes(rulebooksOfPacks([pack], rulebooks).lcg ?? rulebook, rulebook)

const manifest = (name: string) => JSON.stringify({ name, version: '0.1.0', questwright: { game: 'lcg', api: 1 } })
const sky: PackFiles = {
  'package.json': manifest('@you/sky'),
  'systems/weather.ts': `import { addPhase, beforeStep, changeCounter, counter, forced, happen, modifier, permits, raiseThreat, step, system } from '@questwright/lcg'

export function turnWeather(by: number): number {
  return happen({ kind: 'weatherTurned', by })
}

export default system('weather', {
  events: { weatherTurned: (event) => changeCounter('weather', event.by) },
  steps: [
    addPhase('weather', { after: 'refresh' }, step('turn-weather', () => turnWeather(1))),
    beforeStep('3.2', step('look-up', ({ you }) => changeCounter('wet', 1, you))),
  ],
  rules: [
    forced.after('weatherTurned', ({ you, event }) => raiseThreat(you, event.by + event['the-wet'].length)),
    modifier('threat', { on: (one) => one.isLocation, by: (_, one) => one.stat('shelter'), while: () => counter('weather') === 2 }),
    permits('standsInRain'),
  ],
})
`,
}

/** The lines of a script that have type errors, with their messages. */
const problemsOf = (lines: string) =>
  checkTypes(
    [
      { pack: 'sky', files: sky },
      { pack: 'fen', files: { 'package.json': manifest('@you/fen'), 'cards/bog.ts': lines } },
    ],
    declarations,
    new Set(['fen']),
    names,
  ).map(({ line, message, remedy }) => `${line}: ${message} ${remedy}`)

describe('names of systems in scripts', () => {
  test('are checked by types: a system that uses all of its names has no error', () => {
    expect(checkTypes([{ pack: 'sky', files: sky }], declarations, undefined, names)).toEqual([])
  })

  test('have no types if no chapter defines them', () => {
    expect(systemTypes(rulebook, rulebook)).toBeUndefined()
    const found = checkTypes([{ pack: 'sky', files: sky }], declarations)
    expect(found.length).toBeGreaterThan(5)
  })

  test('are errors if misspelt, with the most similar right name', () => {
    const found = problemsOf(`import { card, counter, forced, modifier, permits, happen, step, setCounter } from '@questwright/lcg'
import { turnWeather, turnWether } from '@you/sky/systems/weather'
export default card('bog', [
  forced.after('wetherTurned', () => turnWeather(1)),
  modifier('sheltr', { by: 1 }),
  modifier('scents', { gain: 'salt' }),
  modifier('scent', { gain: 'salt' }),
  permits('standInRain'),
])
export const a = () => counter('wether')
export const b = () => happen({ kind: 'weatherTurnd' })
export const c = () => happen({ kind: 'weatherTurned', bye: 1 })
export const d = () => happen({ kind: 'weatherTurned', by: 'one' })
export const e = step('look-upp', () => turnWeather('1'))
export const f = () => setCounter('wet', 1)
`)
    const expected: readonly (readonly [line: number, says: RegExp])[] = [
      [2, /turnWether.*Did you mean 'turnWeather'|turnWether/],
      [4, /Did you mean 'weatherTurned'\?/],
      [5, /Did you mean 'shelter'\?/],
      [7, /Did you mean 'scents'\?/],
      [8, /Did you mean 'standsInRain'\?/],
      [10, /Did you mean 'weather'\?/],
      [11, /Did you mean 'weatherTurned'\?/],
      [12, /'bye' does not exist/],
      [13, /'string' is not assignable to type 'number'/],
      [14, /Did you mean 'look-up'\?/],
      [14, /'string' is not assignable to parameter of type 'number'/],
      [15, /./],
    ]
    for (const [line, says] of expected) expect(found.filter((one) => one.startsWith(`${line}: `)).join('\n')).toMatch(says)
    expect(new Set(found.map((one) => one.split(':')[0]))).toEqual(new Set(expected.map(([line]) => String(line))))
  })
})

describe('the names of a system of the duel', () => {
  const read = (file: string): string => readFileSync(new URL(`../../testkit/fixtures/duel-tide/${file}`, import.meta.url), 'utf8')
  const tide = JSON.parse(read('systems/tide.json')) as SystemChapter
  const outline = { id: 'duel-tide', game: 'duel', dependencies: [], systems: { tide } }
  const known = { duel: duelRulebook }
  const declared = systemTypes(rulebooksOfPacks([outline], known).duel ?? duelRulebook, duelRulebook) ?? ''
  const duelManifest = (name: string) => JSON.stringify({ name, version: '0.1.0', questwright: { game: 'duel', api: 1 } })
  const own: PackFiles = { 'package.json': duelManifest('@you/duel-tide'), 'systems/tide.ts': read('systems/tide.ts') }
  const problemsIn = (files: PackFiles) =>
    checkTypes(
      [
        { pack: 'duel-tide', files: own },
        { pack: 'fen', files: { 'package.json': duelManifest('@you/fen'), ...files } },
      ],
      declarations,
      undefined,
      declared,
    ).map(({ file, line, message, remedy }) => `${file}:${line}: ${message} ${remedy}`)

  test('have the classes of the duel in their types, and compile', () => {
    // the declarations are checked as a file of a pack, so that errors inside them are reported too
    expect(problemsIn({ 'names.d.ts': declared })).toEqual([])
    expect(declared).toContain("import type { Card } from '@questwright/duel'")
    expect(declared).not.toMatch(/GameCard|Player/)
  })

  test('are errors if misspelt or used as something else', () => {
    const found = problemsIn({
      'cards/bog.ts': `import { answer, card, counter, happen, system } from '@questwright/duel'
export default card('bog', [answer.mayAfter('tideTurnd', {}, () => counter('tid'))])
export const a = () => counter('salt')
export const b = () => happen({ kind: 'washed', you: 'p1' })
export const c = system('other', { events: { washed: ({ you }) => you.nowhere, drained: () => 1 } })
`,
    })
    const expected: readonly (readonly [line: number, says: RegExp])[] = [
      [2, /Did you mean 'tideTurned'\?/],
      [2, /Did you mean 'tide'\?/],
      [3, /"salt"' is not assignable to parameter of type '"tide"'/],
      [4, /'string' is not assignable to type 'Card'/],
      [5, /'nowhere' does not exist on type 'Card'/],
      [5, /'drained' does not exist/],
    ]
    for (const [line, says] of expected) expect(found.filter((one) => one.startsWith(`cards/bog.ts:${line}: `)).join('\n')).toMatch(says)
    expect(found.every((one) => one.startsWith('cards/bog.ts:'))).toBe(true)
  })
})
