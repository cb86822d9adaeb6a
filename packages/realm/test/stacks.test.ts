/** Scripts see no stacks: the stack of an error shows how the engine called a script, and that differs when a game is replayed. */
import { afterEach, describe, expect, test } from 'vitest'
import { type EngineModules, engineModules, openRealm, type RealmKind, TableHost } from '../src/index.ts'
import { madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine: EngineModules = await engineModules(LCG)
const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

async function deal(kind: RealmKind, keeper: string, inputs: TableHost['inputs'] = []): Promise<TableHost> {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000 } }),
    packs: [madeUpPack("import { card } from '@questwright/lcg'\nexport default card('bell', [])\n", { 'cards/keeper.ts': keeper })],
    setup: madeUpSetup,
    seed: 'stacks',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
    inputs,
  })
  open.push(host)
  expect(host.problems).toEqual([])
  return host
}

async function take(host: TableHost, part: string): Promise<void> {
  const question = host.reply.viewers.p1?.question
  const option = question?.options.find(({ key }) => key.includes(part))
  if (!question || !option) throw new Error(`no option ${part}`)
  await host.advance([{ kind: 'answer', question: question.key, value: [option.key] }])
}

const keeperThat = (body: string, before = ''): string => `// @ts-nocheck
import { action, card, chooseOne, raiseThreat, remember } from '@questwright/lcg'
${before}
export default card('keeper', [
  action({ could: () => true }, ({ self, you }) => {
    ${body}
  }),
])
`

/** Ways to an error's stack, each an expression or the body of a function. */
const ways: readonly (readonly [string, string])[] = [
  ['a new error', `return new Error('x').stack`],
  ['an error made without new', `return RangeError('x').stack`],
  ['an error of a class of its own', `class Own extends TypeError {}; return new Own('x').stack`],
  ['an error with a reason', `return new Error('x', { cause: 1 }).stack`],
  ['an AggregateError', `return new AggregateError([], 'x').stack`],
  ['what the language throws', `try { null.x } catch (error) { return error.stack }`],
  ['what the language throws, by a composed property name', `try { null.x } catch (error) { return error['sta' + 'ck'] }`],
  ['what the language throws, destructured', `try { null.x } catch ({ stack }) { return stack }`],
  [
    'what the language throws, in a function in a catch',
    `try { null.x } catch { return (() => { try { undefinedName } catch (e) { return e.stack } })() }`,
  ],
  [
    'what the language throws, by its descriptor',
    `try { null.x } catch (error) { return Object.getOwnPropertyDescriptor(error, 'stack').value }`,
  ],
  ['what a built-in throws', `try { 'x'.repeat(-1) } catch (error) { return error.stack }`],
  ['an error thrown again', `try { try { null.x } catch (error) { throw error } } catch (again) { return again.stack }`],
  [
    'a closed error thrown again',
    `const error = new Error('x'); try { delete error['sta' + 'ck'] } catch {}; try { throw error } catch {}; return error.stack`,
  ],
]

/** Errors that the language throws; each engine has its own wording. */
const thrownByTheLanguage: readonly string[] = [
  'null.x',
  'undefined.x()',
  '({}).x()',
  'undefinedName',
  'const { x } = null',
  'const [x] = 1',
  'new (() => 1)()',
  'const closed = Object.freeze({ x: 0 }); closed.x = 1',
  'Object.freeze([1]).push(2)',
  "'x'.repeat(-1)",
  'new Array(-1)',
  'early; const early = 1',
  "new RegExp('(')",
  '1 in 1',
  'Symbol() + 1',
  "self['dea' + 'lt']()",
  'class A extends null {}; new A()',
]

describe.each(['quickjs', 'native'] as const)('stacks, in %s', (kind) => {
  test('a script sees no stack of any error, in whichever way it gets the error', async () => {
    const host = await deal(
      kind,
      keeperThat(
        `const seen = ways.map((way) => way()).map((stack, i) => (stack === '' ? '' : i + ': ' + stack)).filter((one) => one !== '')
    throw new Error('seen: ' + seen.join(', '))`,
        `const ways = [\n${ways.map(([, body]) => `  () => { ${body} },`).join('\n')}\n]`,
      ),
    )
    await take(host, 'no')
    await take(host, '#action')
    expect(host.faults.map(({ message }) => message)).toEqual(['Error: seen: '])
    // the engine itself still knows the line
    expect(host.faults[0]).toMatchObject({ file: 'cards/keeper.ts', line: ways.length + 8 })
  })

  test('an error of the language is reported with its line', async () => {
    const host = await deal(kind, keeperThat('const f = () => { null.x }\n    try { f() } catch (error) { throw error }'))
    await take(host, 'no')
    await take(host, '#action')
    expect(host.faults).toMatchObject([{ file: 'cards/keeper.ts' }])
    expect([6, 7]).toContain(host.faults[0]?.line)
  })

  test('a script that depends on the stack of an error plays the same when it is undone, redone, and opened again', async () => {
    const keeper = keeperThat(`const made = new Error('x').stack
    let caught
    try { null.x } catch ({ ['sta' + 'ck']: stack }) { caught = stack }
    remember(self, 'seen', made + caught)
    chooseOne({ one: () => raiseThreat(you, 1), two: () => remember(self, 'then', new Error('y').stack) })`)
    const host = await deal(kind, keeper)
    await take(host, 'no')
    await take(host, '#action')
    await take(host, 'two')
    await take(host, 'pass')
    const { inputs, hashes } = await host.save()
    expect(host.faults).toEqual([])
    expect(inputs.length).toBeGreaterThan(3)
    for (const to of [2, 0]) {
      const { tail } = await host.rewind(to)
      await host.advance(tail)
      expect((await host.save()).hashes).toEqual(hashes)
    }
    const again = await deal(kind, keeper, inputs)
    expect((await again.save()).hashes).toEqual(hashes)
  })
})

test('what a script reads of an error of the language is the same in both realms, and so is a game that depends on it', async () => {
  const reads = [
    'error.message',
    'String(error)',
    'error.name',
    'Object.getOwnPropertyNames(error).sort().join()',
    'error instanceof TypeError',
  ]
  const keeper = keeperThat(
    `if (self.memory('seen')) throw new Error(self.memory('seen').join('; '))
    remember(self, 'seen', ways.map((way, i) => { try { way(self) } catch (error) { return i + ' ' + [${reads.join(', ')}].join(' | ') } return i + ' nothing' }))
    remember(self, 'functions', [String([].push), String(raiseThreat), String(() => 1), String(self.hasKeyword)])`,
    `const ways = [\n${thrownByTheLanguage.map((way) => `  (self) => { ${way} },`).join('\n')}\n]`,
  )
  const played = []
  for (const kind of ['quickjs', 'native'] as const) {
    const host = await deal(kind, keeper)
    await take(host, 'no')
    await take(host, '#action')
    expect(host.faults).toEqual([])
    const { hash } = host.reply
    await take(host, '#action')
    played.push({ hash, seen: host.faults[0]?.message })
  }
  expect(played[0]?.seen).toContain('TypeError')
  expect(played[0]?.seen).not.toContain('nothing')
  expect(played[0]).toEqual(played[1])
})

test('an uncaught error of the language is reported completely, switches off the same ability in both realms, and does not affect the state', async () => {
  const ends = []
  for (const kind of ['quickjs', 'native'] as const) {
    const host = await deal(kind, keeperThat('try { null.x } catch (error) { throw error }'))
    await take(host, 'no')
    await take(host, '#action')
    expect(host.faults[0]?.message).toMatch(/^TypeError: cannot read propert/i)
    ends.push({
      hash: host.reply.hash,
      inputs: (await host.save()).inputs,
      faults: host.faults.map(({ ability, reason, line }) => ({ ability, reason, line })),
    })
  }
  expect(ends[0]).toEqual(ends[1])
})

test.each([
  ['catches it', 'let depth = 0; const down = () => { depth++; down() }; try { down() } catch (error) { remember(self, "depth", depth) }'],
  [
    'catches it without a name',
    'let depth = 0; const down = () => { depth++; down() }; try { down() } catch { remember(self, "depth", depth) }',
  ],
  [
    'lets something else be thrown instead',
    'let depth = 0; const other = () => { throw depth }; const down = () => { depth++; down() }; try { try { down() } finally { other() } } catch { remember(self, "depth", depth) }',
  ],
  [
    'catches it at the bottom',
    'let depth = 0; const down = () => { depth++; try { down() } catch { depth += 1000 } }; down(); remember(self, "depth", depth)',
  ],
])(
  'a script that counts how often it can call itself and %s is switched off in both realms, because the number depends on the machine',
  async (_, body) => {
    const ends = []
    for (const kind of ['quickjs', 'native'] as const) {
      const host = await deal(kind, keeperThat(body))
      await take(host, 'no')
      await take(host, '#action')
      expect(host.faults).toMatchObject([{ reason: 'too-deep', ability: 'made-up:keeper#action', file: 'cards/keeper.ts' }])
      ends.push(host.reply.hash)
    }
    expect(ends[0]).toBe(ends[1])
  },
)

test('a script cannot read the lines of its own parts, because they differ between the realms', async () => {
  const host = await deal(
    'quickjs',
    keeperThat(
      `const [part] = self.printed.parts
    throw new Error([typeof part.at, JSON_KEYS(part.at), String(part.at)].join(' '))`,
      'const JSON_KEYS = (value) => Object.getOwnPropertyNames(value).length',
    ),
  )
  await take(host, 'no')
  await take(host, '#action')
  expect(host.faults[0]).toMatchObject({ message: 'Error: object 0 [object Object]', file: 'cards/keeper.ts' })
})

test.each([
  ['at once', 'raiseThreat(you, 1)'],
  ['in a callback', 'eachPlayer((one) => { [1].forEach(() => raiseThreat(one, 1)) })'],
  [
    'in callbacks inside each other',
    'eachPlayer((one) => chooseOne({ only: () => [1].map((x) => [x].filter(() => { raiseThreat(one, 1); return true })) }, { by: one }))',
  ],
])('an ability that triggers itself %s is ended by the limit of nested events, before the stack of quickjs overflows', async (_, body) => {
  const ends = []
  for (const kind of ['quickjs', 'native'] as const) {
    const keeper = keeperThat('raiseThreat(you, 1)').replace(
      "export default card('keeper', [",
      `import { eachPlayer, forced } from '@questwright/lcg'
export default card('keeper', [
  forced.after('threatRaised', ({ you }) => { ${body} }),`,
    )
    const host = await deal(kind, keeper)
    await take(host, 'no')
    await take(host, '#action')
    expect(host.faults.map(({ message }) => message)).toEqual([expect.stringContaining('events happen inside each other')])
    ends.push(host.reply.hash)
  }
  expect(ends[0]).toBe(ends[1])
})
