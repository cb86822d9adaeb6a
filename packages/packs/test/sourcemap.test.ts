import vm from 'node:vm'
import { expect, test } from 'vitest'
import type { PackBundle, PackFiles } from '../src/bundle.ts'
import { loadPack } from '../src/load.ts'
import { mapStack } from '../src/sourcemap.ts'
import { scriptName, wrapperHeader, wrapScript } from '../src/wrapper.ts'
import { rulebooks } from './games.ts'

/** The throwing line has another position in the compiled code, because a type, an interface and an import are removed. */
const source = `import type { Card } from '@questwright/lcg'

interface Wet {
  depth: number
}

export function boom(card: Card & Wet): never {
  const depth: number = card.depth as number
  throw new Error('too deep: ' + depth)
}
`
const files: PackFiles = {
  'package.json': JSON.stringify({ name: '@you/wet-meadows', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
  'lib/boom.ts': source,
}

function load(): PackBundle {
  const { bundle, problems } = loadPack(files, rulebooks)
  if (bundle === undefined || problems.length > 0) throw new Error(problems.map((one) => one.message).join('\n'))
  return bundle
}

/** Runs the module in V8 as a realm does, and returns the stack of the error that its `boom` throws. */
function stackOf(bundle: PackBundle): string {
  const script = bundle.scripts.find((one) => one.path === 'lib/boom.ts')
  if (script === undefined) throw new Error('lib/boom.ts did not load')
  const exports: { boom?: (card: object) => never } = {}
  const run = vm.runInThisContext(wrapScript(script.code), { filename: scriptName(bundle.id, script.path) }) as (...args: unknown[]) => void
  run(exports, () => ({}), { exports })
  const { boom } = exports
  try {
    boom?.({ depth: 3 })
  } catch (error) {
    return (error as Error).stack ?? ''
  }
  throw new Error('boom did not throw')
}

test('a stack trace of V8 is mapped to the line and column that the author wrote', () => {
  const bundle = load()
  const [first, second] = mapStack(stackOf(bundle), [bundle])
  expect(first).toMatchObject({ kind: 'script', name: 'boom', pack: 'wet-meadows', file: 'lib/boom.ts', line: 9, column: 9 })
  expect(source.split('\n')[8]?.slice(8)).toBe("new Error('too deep: ' + depth)")
  expect(second).toMatchObject({ kind: 'engine' })
})

test('the header of the wrapper is subtracted on the first line only', () => {
  const bundle = load()
  const compiled = bundle.scripts[0]?.code ?? ''
  const flat = compiled.split('\n')[0] ?? ''
  expect(flat).toBe('"use strict";')
  const oneLine: PackBundle = {
    ...bundle,
    // A source map with one line: column 14 of the code is line 2, column 3 of the source.
    scripts: [
      {
        path: 'lib/boom.ts',
        slug: 'boom',
        kind: 'library',
        code: '"use strict"; boom()',
        map: JSON.stringify({ version: 3, sources: ['lib/boom.ts'], names: [], mappings: 'AAAA,cACE' }),
      },
    ],
  }
  const column = wrapperHeader.length + 14 + 1
  expect(mapStack(`    at wet-meadows/lib/boom.ts:1:${column}`, [oneLine])).toMatchObject([{ kind: 'script', line: 2, column: 3 }])
  expect(mapStack('    at wet-meadows/lib/boom.ts:1:15', [oneLine], { firstLineOffset: 0 })).toMatchObject([
    { kind: 'script', line: 2, column: 3 },
  ])
})

test('a stack trace of QuickJS is read too, with native frames and frames of other modules', () => {
  const bundle = load()
  const lines = (bundle.scripts[0]?.code ?? '').split('\n')
  const line = lines.findIndex((one) => one.includes('throw new Error')) + 1
  const column = (lines[line - 1] ?? '').indexOf('new Error') + 1
  const stack = [
    `    at boom (wet-meadows/lib/boom.ts:${line}:${column})`,
    '    at map (native)',
    '    at <anonymous> (engine.js:120:7)',
    `    at <anonymous> (wet-meadows/lib/boom.ts:${line}:${column})`,
    `    at wet-meadows/lib/boom.ts:${line}`,
    '    at other (dry-meadows/lib/boom.ts:1:1)',
  ].join('\n')
  expect(mapStack(stack, [bundle])).toEqual([
    {
      kind: 'script',
      name: 'boom',
      pack: 'wet-meadows',
      file: 'lib/boom.ts',
      line: 9,
      column: 9,
      text: `at boom (wet-meadows/lib/boom.ts:${line}:${column})`,
    },
    { kind: 'engine', name: 'map', text: 'at map (native)' },
    { kind: 'engine', text: 'at <anonymous> (engine.js:120:7)' },
    {
      kind: 'script',
      pack: 'wet-meadows',
      file: 'lib/boom.ts',
      line: 9,
      column: 9,
      text: `at <anonymous> (wet-meadows/lib/boom.ts:${line}:${column})`,
    },
    expect.objectContaining({ kind: 'script', file: 'lib/boom.ts', line: 9 }),
    { kind: 'engine', name: 'other', text: 'at other (dry-meadows/lib/boom.ts:1:1)' },
  ])
})

test('function names of V8 with extra words, evaluated code, and lines that are not frames', () => {
  const bundle = load()
  const stack = [
    'Error: too deep (at wet-meadows/lib/boom.ts:1:1)',
    '    at new Wet (wet-meadows/lib/boom.ts:3:1)',
    '    at Object.boom [as deep] (wet-meadows/lib/boom.ts:3:1)',
    '    at eval (eval at start (realm.js:3:4), wet-meadows/lib/boom.ts:3:1)',
  ].join('\n')
  expect(mapStack(stack, [bundle]).map((one) => [one.kind, one.name])).toEqual([
    ['script', 'Wet'],
    ['script', 'Object.boom [as deep]'],
    ['script', 'eval'],
  ])
})

test('scenes are mapped as well', () => {
  const scene = "import { scene } from '@questwright/testkit'\nscene('x', {}, (t: { go(): void }) => t.go())\n"
  const { bundle } = loadPack({ ...files, 'lib/boom.scene.ts': scene }, rulebooks)
  const code = bundle?.scenes[0]?.code ?? ''
  const line = code.split('\n').findIndex((one) => one.includes('t.go')) + 1
  const column = (code.split('\n')[line - 1] ?? '').indexOf('t.go') + 1
  expect(mapStack(`    at f (wet-meadows/lib/boom.scene.ts:${line}:${column})`, bundle === undefined ? [] : [bundle])).toMatchObject([
    { kind: 'script', file: 'lib/boom.scene.ts', line: 2, column: "scene('x', {}, (t: { go(): void }) => ".length + 1 },
  ])
})
