/**
 * State that a script keeps between calls, in all forms, and the check that finds each: the source check with the line, the realm when the
 * file is loaded or at the line that writes, strict mode with the ability, or the ways of running a scene. A script that passes them all
 * gives the same results after undo and redo, and when the game is opened again.
 */

import { fileURLToPath } from 'node:url'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { gateScript, type PackBundle } from '@questwright/packs'
import { afterEach, describe, expect, test } from 'vitest'
import { engineModules, openRealm, type RealmKind, runSceneFiles, TableHost } from '../src/index.ts'
import { madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const entry = fileURLToPath(new URL('../../testkit/src/index.ts', import.meta.url))
const engine = await engineModules(LCG, [{ name: '@questwright/testkit', entry }])
const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

interface Form {
  readonly title: string
  /** Code at the top of the script, in one line: `next()` would give another number each time. */
  readonly kept: string
  /** The amount by which the ability raises threat. */
  readonly next?: string
}

/** The script of the hero; the state is kept in line 3 and used in line 7. */
const keeperOf = ({ kept, next = 'next()' }: Form): string => `// @ts-nocheck
import { action, card, raiseThreat } from '@questwright/lcg'
${kept}

export default card('keeper', [
  action({ slug: 'count', could: () => true }, ({ self, you }) => {
    raiseThreat(you, ${next})
  }),
])
`

/** Forms that the source shows, with the line at which the source check refuses them. */
const seenByTheGate: readonly (Form & { readonly line: number })[] = [
  { title: 'a variable of the file', kept: 'let n = 0; const next = () => ++n', line: 3 },
  { title: 'an object of the file', kept: 'const s = { n: 0 }; const next = () => ++s.n', line: 3 },
  { title: 'a counter in a closure', kept: 'const counter = () => { let n = 0; return () => ++n }; const next = counter()', line: 3 },
  { title: 'a regular expression with g', kept: "const word = /x/g; const next = () => word.test('xx') ? 1 : 2", line: 3 },
  {
    title: 'a private field',
    kept: 'class A { #n = 0; up() { return ++this.#n } }; const a = new A(); const next = () => a.up()',
    line: 3,
  },
  { title: 'a static field', kept: 'class A { static n = 0 }; const next = () => ++A.n', line: 3 },
  { title: 'an iterator', kept: 'const turns = [1, 2, 3].values(); const next = () => turns.next().value', line: 3 },
  {
    title: 'an iterator whose first two answers are equal',
    kept: 'const turns = () => { const it = [1, 1, 2].values(); return () => it.next().value }; const next = turns()',
    line: 3,
  },
  {
    title: 'a destructuring assignment to a field of an object',
    kept: 'const s = { n: 0 }; const next = () => { [s.n] = [s.n + 1]; return s.n }',
    line: 3,
  },
  {
    title: 'a loop that counts in an object',
    kept: 'const s = { n: 0 }; const next = () => { for (s.n of [s.n + 1]); return s.n }',
    line: 3,
  },
  { title: 'a method of another list', kept: 'const all = []; const next = () => [].push.call(all, 1)', line: 3 },
  { title: 'a method by its text', kept: "const all = []; const next = () => all['push'](1)", line: 3 },
  {
    title: 'a list that is passed to a function which fills it',
    kept: 'const all = []; const fill = (list) => list.push(1); const next = () => fill(all)',
    line: 3,
  },
  { title: 'a parameter', kept: 'const counter = (n) => () => ++n; const next = counter(0)', line: 3 },
  {
    title: 'a function with a counter as its own property',
    kept: 'function next() { next.n = (next.n ?? 0) + 1; return next.n }',
    line: 3,
  },
  { title: 'a collection', kept: 'const all = new Map(); const next = () => all.set(all.size, 1).size', line: 3 },
  { title: 'an import', kept: "import { box } from '../lib/box'; const next = () => ++box.n", line: 3 },
]

/** Forms that the source does not show, because a name is composed at run time: the realm has frozen the target of the write. */
const closedByTheRealm: readonly (Form & { readonly line?: 'of the call' | 'of another file' })[] = [
  { title: 'an object of the file', kept: 'const s = { n: 0 }', next: "Object['ass' + 'ign'](s, { n: s.n + 1 }).n", line: 'of the call' },
  { title: 'a list of the file', kept: 'const all = []', next: "all['pu' + 'sh'](1)", line: 'of the call' },
  {
    title: 'an object in a closure',
    kept: "const box = () => { const s = { n: 0 }; return () => Object['ass' + 'ign'](s, { n: s.n + 1 }).n }; const next = box()",
  },
  { title: 'a list in a closure', kept: "const box = () => { const all = []; return () => all['pu' + 'sh'](1) }; const next = box()" },
  {
    title: 'a list in a closure that is made at once',
    kept: "const next = (() => { const all = []; return () => all['pu' + 'sh'](1) })()",
  },
  { title: 'a list in a parameter', kept: "const box = (all) => () => all['pu' + 'sh'](1); const next = box([])" },
  { title: 'a list in a parameter that was left out', kept: "const box = (all = []) => () => all['pu' + 'sh'](1); const next = box()" },
  {
    title: 'a list in a destructured parameter',
    kept: "const box = ({ all: [inner] }) => () => inner['pu' + 'sh'](1); const next = box({ all: [[]] })",
  },
  { title: 'a list among the arguments', kept: "function box() { return () => arguments[0]['pu' + 'sh'](1) }; const next = box([])" },
  {
    title: 'a list of a loop',
    kept: "const made = []; for (const all of [[]]) made.push(() => all['pu' + 'sh'](1)); const next = () => made[0]()",
  },
  {
    title: 'a list of a counted loop',
    kept: "const fill = () => { const made = []; for (let i = 0, all = []; i < 1; i++) made.push(() => all['pu' + 'sh'](1)); return made }; const next = fill()[0]",
  },
  {
    title: 'a list in a case of a switch',
    kept: "const box = (one) => { switch (one) { case 1: const all = []; return () => all['pu' + 'sh'](1) } }; const next = box(1)",
  },
  {
    title: 'a list that was thrown and caught',
    kept: "const box = () => { try { throw [] } catch (all) { return () => all['pu' + 'sh'](1) } }; const next = box()",
  },
  {
    title: 'a list of a block',
    kept: "const made = []; { const all = []; made.push(() => all['pu' + 'sh'](1)) }; const next = () => made[0]()",
  },
  {
    title: 'a list of a namespace',
    kept: "namespace N { const all = []; export const next = () => all['pu' + 'sh'](1) }",
    next: 'N.next()',
  },
  {
    title: 'an argument that a function of another file changes',
    kept: "import { up } from './box'; const next = up([])",
    line: 'of another file',
  },
  {
    title: 'the bound "this" of a function',
    kept: "const next = function () { return Object['ass' + 'ign'](this, { n: this.n + 1 }).n }.bind({ n: 0 })",
  },
  {
    title: 'a field of an object in a closure',
    kept: "class A { all = []; up() { return this['a' + 'll'].push(1) } }; const box = () => { const a = [new A()]; return () => a[0].up() }; const next = box()",
  },
  {
    title: 'a list of an object, through a function in a field of it',
    kept: "class A { all = []; up = () => this['al' + 'l'].push(1) }; const next = new A().up",
  },
  {
    title: 'a list of an object, through a function that its method returned',
    kept: "class A { all = []; made() { return () => this['al' + 'l'].push(1) } }; const next = new A().made()",
  },
  {
    title: 'one of very many objects',
    kept: "export const all = Array.from({ length: 6000 }, () => ({ n: 0 })); const next = () => Object['ass' + 'ign'](all[0], { n: all[0].n + 1 }).n",
  },
  {
    title: 'a function in a closure',
    kept: "const box = () => { const f = () => 1; return () => Object['ass' + 'ign'](f, { n: (f.n ?? 0) + 1 }).n }; const next = box()",
  },
  {
    title: 'a regular expression with g',
    kept: "const made = (R) => R('x', 'g'); const word = made(RegExp)",
    next: "word.test('xx') ? 1 : 2",
    line: 'of the call',
  },
  {
    title: 'a regular expression with g in a closure',
    kept: "const box = (R) => { const word = R('x', 'g'); return () => (word.test('xx') ? 1 : 2) }; const next = box(RegExp)",
  },
]

/** Forms that freezing cannot stop: the file is not loaded. */
const refusedByTheRealm: readonly Form[] = [
  { title: 'an iterator', kept: "const turns = [1, 2, 3]['val' + 'ues'](); const next = () => turns.next().value" },
  {
    title: 'an iterator in a closure',
    kept: "const box = () => { const turns = [1, 2, 3]['val' + 'ues'](); return () => turns.next().value }; const next = box()",
  },
  {
    title: 'an iterator whose first two answers are equal',
    kept: "const box = (turns) => () => turns.next().value; const next = box([1, 1, 2][Symbol['iter' + 'ator']]())",
  },
  {
    title: 'the iterator of a text',
    kept: "const box = () => { const turns = 'aab'['match' + 'All'](/./g); return () => (turns.next().value[0] === 'a' ? 1 : 2) }; const next = box()",
  },
]

const packOf = (form: Form): PackBundle =>
  madeUpPack("import { card } from '@questwright/lcg'\nexport default card('bell', [])\n", { 'cards/keeper.ts': keeperOf(form) })

async function deal(
  kind: RealmKind,
  packs: readonly PackBundle[],
  more: { readonly strict?: 'on'; readonly inputs?: TableHost['inputs'] } = {},
) {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000 } }),
    packs,
    setup: madeUpSetup,
    seed: 'kept state',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
    ...more,
  })
  open.push(host)
  return host
}

async function take(host: TableHost, part: string): Promise<'taken' | 'not offered'> {
  const question = host.reply.viewers.p1?.question
  const option = question?.options.find(({ key }) => key.includes(part))
  if (!question || !option) return 'not offered'
  await host.advance([{ kind: 'answer', question: question.key, value: [option.key] }])
  return 'taken'
}

/** Checks that the results are the same after repeated undo and redo, and when the game is opened again. */
async function staysTheSame(kind: RealmKind, host: TableHost): Promise<void> {
  const { inputs, hashes } = await host.save()
  for (const to of [1, 0, 1]) {
    const { tail } = await host.rewind(to)
    await host.advance(tail)
    expect((await host.save()).hashes).toEqual(hashes)
  }
  const again = await deal(kind, host.packs, { inputs })
  expect((await again.save()).hashes).toEqual(hashes)
}

test.each(seenByTheGate)('$title is refused by the source check, with the line', (form) => {
  const problems = gateScript({
    pack: 'made-up',
    game: 'lcg',
    calls: lcgRulebook.scriptCalls,
    path: 'cards/keeper.ts',
    source: keeperOf(form),
    kind: 'card',
    exists: () => true,
  })
  expect(problems.length).toBeGreaterThan(0)
  for (const one of problems) expect(one).toMatchObject({ file: 'cards/keeper.ts', line: form.line, severity: 'error' })
  expect(
    problems.map(({ code }) => code).filter((code) => !/^gate\/(script-state|static-field|top-level-let|collection)$/.test(code)),
  ).toEqual([])
})

describe.each(['quickjs', 'native'] as const)('state that the source check does not see, in %s', (kind) => {
  test('is frozen: each ability that writes to it is switched off, with its line', async () => {
    const files = closedByTheRealm.map(({ kept, next = 'next()' }, i) => [
      `lib/form-${10 + i}.ts`,
      `// @ts-nocheck\n${kept}\nexport const run = () => ${next}\n`,
    ])
    const keeper = `// @ts-nocheck
import { action, card, raiseThreat } from '@questwright/lcg'
${closedByTheRealm.map((_, i) => `import { run as run${i} } from '../lib/form-${10 + i}'`).join('\n')}
export default card('keeper', [
${closedByTheRealm.map((_, i) => `  action({ slug: 'form-${10 + i}', could: () => true }, ({ you }) => raiseThreat(you, run${i}())),`).join('\n')}
])
`
    const host = await deal(kind, [
      madeUpPack("import { card } from '@questwright/lcg'\nexport default card('bell', [])\n", {
        'cards/keeper.ts': keeper,
        'lib/box.ts': "// @ts-nocheck\nexport const up = (list) => () => list['pu' + 'sh'](1)\n",
        ...Object.fromEntries(files),
      }),
    ])
    expect(host.problems).toEqual([])
    await take(host, 'no')
    for (const [i, { title, line }] of closedByTheRealm.entries()) {
      const before = host.faults.length
      expect(await take(host, `#form-${10 + i}`), title).toBe('taken')
      expect(host.faults.slice(before), title).toMatchObject([
        {
          ability: `made-up:keeper#form-${10 + i}`,
          reason: 'script-error',
          file: line === 'of another file' ? 'lib/box.ts' : `lib/form-${10 + i}.ts`,
          line: line === 'of the call' ? 3 : 2,
        },
      ])
      expect(await take(host, `#form-${10 + i}`), title).toBe('not offered')
    }
    await staysTheSame(kind, host)
  })

  test.each(refusedByTheRealm)('$title is refused when the file is loaded, with a remedy', async (form) => {
    const host = await deal(kind, [packOf(form)])
    expect(host.problems).toMatchObject([
      { pack: 'made-up', file: 'cards/keeper.ts', message: expect.stringContaining('keeps an iterator') },
    ])
    await take(host, 'no')
    expect(await take(host, '#count')).toBe('not offered')
    await staysTheSame(kind, host)
  })

  test('does not include the stack of an error: a script that reads it plays the same game', async () => {
    const host = await deal(kind, [packOf({ title: '', kept: "const next = () => 1 + new Error('x').stack.length" })])
    await take(host, 'no')
    await take(host, '#count')
    await take(host, '#count')
    expect(host.faults).toEqual([])
    await staysTheSame(kind, host)
  })
})

describe('a script that our compiler has not processed', () => {
  /** The code that replaces that of a script. */
  const closureOf = (numbers: readonly number[]): string => `"use strict";
const lcg = require('@questwright/lcg')
const next = (() => { const it = [${numbers.join(', ')}].values(); return () => it.next().value ?? 9 })()
exports.default = lcg.card('keeper', [lcg.action({ slug: 'count', could: () => true }, ({ you }) => { lcg.raiseThreat(you, next()) })])
`
  const packWith = (numbers: readonly number[], scene = ''): PackBundle => {
    const bundle = madeUpPack("import { card } from '@questwright/lcg'\nexport default card('bell', [])\n", {
      'cards/keeper.ts': keeperOf({ title: '', kept: '', next: '1' }),
      ...(scene ? { 'cards/keeper.scene.ts': scene } : {}),
    })
    return {
      ...bundle,
      scripts: bundle.scripts.map((one) => (one.path === 'cards/keeper.ts' ? { ...one, code: closureOf(numbers) } : one)),
    }
  }
  const SCENE = `import { scene } from '@questwright/testkit'
scene('counts', { you: { heroes: ['keeper'], threat: 20 }, at: 'planning' }, (t) => {
  t.use('keeper')
  t.asks('action-window')
})
`
  const runScenes = async (numbers: readonly number[]) =>
    (
      await runSceneFiles({
        rulebooks: { lcg: lcgRulebook },
        openRealm: () => openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000 } }),
        packs: [packWith(numbers, SCENE)],
        tested: ['made-up'],
      })
    ).results

  test('is named by strict mode if its second result differs', async () => {
    const host = await deal('quickjs', [packWith([1, 2, 3])], { strict: 'on' })
    await take(host, 'no')
    await take(host, '#count')
    expect(host.faults).toMatchObject([{ ability: 'made-up:keeper#count', reason: 'keeps-state' }])
  })

  test('is found and named by the four ways of running a scene if its first two results are equal', async () => {
    expect(await runScenes([1, 1, 2, 3, 4, 5, 6])).toMatchObject([
      { status: 'failed', message: expect.stringContaining('made-up:keeper#count') },
    ])
    expect(await runScenes([1, 1, 1, 1, 2, 3, 4, 5, 6, 7])).toMatchObject([
      { status: 'failed', message: expect.stringContaining('made-up:keeper#count') },
    ])
    expect(await runScenes(Array.from({ length: 40 }, () => 1))).toMatchObject([{ status: 'passed' }])
  })
})
