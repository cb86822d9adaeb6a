/** A table that goes on whatever its scripts do, and is rebuilt with changed ones. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPack, type PackBundle } from '@questwright/packs'
import { afterEach, describe, expect, test } from 'vitest'
import {
  bootPacks,
  compareScripts,
  type EngineModules,
  engineModules,
  loadAhead,
  openRealm,
  type Question,
  TableHost,
  type TableReply,
  viewFrom,
} from '../src/index.ts'
import { withCalls } from './counted-calls.ts'
import { bellThat, madeUpFiles, madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine: EngineModules = await engineModules(LCG)
const named = { name: 'lcg', version: '0.1.0', hash: engine.hash }
const openQuickjs = () =>
  openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules, patience: 60_000, limits: { milliseconds: 60_000, fuel: 400 } })

const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

async function deal(packs: readonly PackBundle[], seed = 'made up'): Promise<TableHost> {
  const host = await TableHost.open({ openRealm: openQuickjs, packs, setup: madeUpSetup, seed, viewers: ['p1'], engine: named })
  open.push(host)
  return host
}

const asked = (reply: TableReply): Question => {
  const question = reply.viewers.p1?.question
  if (!question) throw new Error('nothing is asked')
  return question
}

/** Answers with the first option whose key contains this text, else declines. */
async function answer(host: TableHost, part: string): Promise<TableReply> {
  const question = asked(host.reply)
  const option = question.options.find(({ key }) => key.includes(part))
  const decline =
    question.shape === 'confirm'
      ? ['no']
      : question.options.some(({ key }) => key === 'pass')
        ? ['pass']
        : question.least === 0
          ? []
          : [question.options[0]?.key ?? '']
  return host.advance([{ kind: 'answer', question: question.key, value: option ? [option.key] : decline }])
}

/** Plays the ally "bell" and continues to a window in which its action can be used. */
async function withBell(host: TableHost): Promise<void> {
  await answer(host, 'no')
  for (let i = 0; i < 12; i++) {
    if (asked(host.reply).options.some(({ key }) => key.includes('#action'))) return
    await answer(host, '#play')
  }
  throw new Error('the bell never came into play')
}

const GOOD = bellThat('raiseThreat(you, 1)')

describe('a script that breaks the realm mutes its ability, and the table goes on', () => {
  test.each([
    ['an endless loop', 'for (;;) {}', 'out-of-fuel'],
    ['an endless loop in a finally', 'try { for (;;) {} } finally { for (;;) {} }', 'out-of-fuel'],
    ['a memory bomb', 'const all: unknown[] = []\n    for (;;) all.push(new Array(2000).fill(1))', 'out-of-memory'],
    ['a regular expression that never ends', "/(a+)+$/.test('a'.repeat(40) + 'b')", 'out-of-fuel'],
  ])('%s', async (_, body, reason) => {
    const host = await deal([madeUpPack(bellThat(body))])
    await withBell(host)
    const before = host.reply.inputs
    const reply = await answer(host, '#action')
    expect(host.faults.map((fault) => fault.ability)).toEqual(['made-up:bell#action'])
    expect([reason, 'out-of-fuel']).toContain(host.faults[0]?.reason)
    expect(reply.viewers.p1?.told).toBe('anew')
    expect(asked(reply).options.every(({ key }) => !key.includes('#action'))).toBe(true)
    // the fault is an input of the game, and the game can be played on and saved
    expect(host.inputs.some((input) => input.kind === 'fault' && input.ability === 'made-up:bell#action')).toBe(true)
    expect(reply.inputs).toBeGreaterThanOrEqual(before)
    await answer(host, 'pass')
    const saved = await host.save()
    expect(saved.hashes).toHaveLength(saved.inputs.length + 1)
    expect(saved.hashes.every((hash) => typeof hash === 'string')).toBe(true)
  })

  test.each([
    ['endless recursion', 'const again = (n: number): number => again(n + 1) + 1\n    again(1)', 'too-deep', 5],
    ['a thrown error', "raiseThreat(you, 1)\n    throw new Error('the clapper broke')", 'script-error', 6],
    ['a call on nothing', '(undefined as unknown as { ring(): void }).ring()', 'script-error', 5],
  ])('%s is caught inside the realm: the fault has file and line', async (_, body, reason, line) => {
    const host = await deal([madeUpPack(bellThat(body))])
    await withBell(host)
    const threat = host.reply.hash
    const reply = await answer(host, '#action')
    expect(reply.hash).not.toBe(threat)
    expect(host.faults).toHaveLength(1)
    expect(host.faults[0]).toMatchObject({ ability: 'made-up:bell#action', reason, file: 'cards/bell.ts', line })
    expect(asked(reply).options.every(({ key }) => !key.includes('#action'))).toBe(true)
  })

  test('a script that uses up the memory while it loads is left out', async () => {
    const host = await deal([
      madeUpPack(
        "import { card } from '@questwright/lcg'\nfor (const all: unknown[] = []; ; ) all.push(new Array(50000).fill(1))\nexport default card('bell', [])\n",
      ),
    ])
    expect(host.problems).toMatchObject([{ pack: 'made-up', file: 'cards/bell.ts', reason: 'out-of-memory' }])
    expect(asked(await answer(host, 'no')).options.length).toBeGreaterThan(0)
  })

  test('a script that does not end while it loads is left out: its card has its facts, and other cards work', async () => {
    const good =
      "import { action, card, raiseThreat } from '@questwright/lcg'\nexport default card('keeper', [action({ limit: { times: 1, period: 'round', counts: 'card' } }, ({ you }) => raiseThreat(you, 1))])\n"
    const host = await deal([
      madeUpPack("import { card } from '@questwright/lcg'\nfor (;;) {}\nexport default card('bell', [])\n", { 'cards/keeper.ts': good }),
    ])
    expect(host.problems).toMatchObject([{ pack: 'made-up', file: 'cards/bell.ts', reason: 'out-of-fuel' }])
    await answer(host, 'no')
    expect(asked(host.reply).options.some(({ key }) => key.includes('keeper/1') || key.includes('keeper'))).toBe(true)
  })
})

describe('changed scripts in a running game', () => {
  test('the table is rebuilt at the same decision, with the same state, and plays on with the new script', async () => {
    const host = await deal([madeUpPack(GOOD)])
    await withBell(host)
    const { hash } = host.reply
    const { key } = asked(host.reply)
    const { reply, problems } = await host.replacePacks([madeUpPack(bellThat('raiseThreat(you, 7)'))])
    expect(problems).toEqual([])
    expect(reply.hash).toBe(hash)
    expect(asked(reply).key).toBe(key)
    await answer(host, '#action')
    const told = host.reply.viewers.p1?.story?.findLast((line) => line.kind === 'threat-raised')
    expect(told?.parts.amount).toBe(7)
  })

  test('a script that cannot be loaded leaves its card without behaviour and the game unchanged', async () => {
    const host = await deal([madeUpPack(GOOD)])
    await withBell(host)
    const { problems, reply } = await host.replacePacks([
      madeUpPack("import { card } from '@questwright/lcg'\nthrow new Error('half written')\nexport default card('bell', [])\n"),
    ])
    expect(problems).toMatchObject([{ file: 'cards/bell.ts', line: 2 }])
    expect(reply.viewers.p1?.told).toBe('anew')
    const back = await host.replacePacks([madeUpPack(GOOD)])
    expect(back.problems).toEqual([])
    expect(asked(host.reply).options.some(({ key }) => key.includes('#action'))).toBe(true)
  })

  test('an earlier snapshot is used only if the game is still in its state', async () => {
    const host = await deal([madeUpPack(GOOD)])
    const early = await host.snapshot()
    expect(host.isAsIn(early)).toBe(true)
    await withBell(host)
    expect(host.isAsIn(early)).toBe(false)
    const { hash, inputs } = host.reply
    const now = await host.snapshot()
    for (const snapshot of [early, now]) {
      const { reply } = await host.replacePacks([madeUpPack(GOOD)], undefined, snapshot)
      expect([reply.hash, reply.inputs]).toEqual([hash, inputs])
    }
    expect(now.file.inputs).toEqual((await host.save()).inputs)
  })

  test.each([
    ['none of them changed', new Set<string>(), GOOD],
    ['the open one changed', new Set(['made-up/cards/bell.ts']), bellThat('raiseThreat(you, 7)')],
    ['another one changed', new Set<string>(), bellThat('raiseThreat(you, 7)')],
  ])('a realm with scripts loaded ahead boots the packs as they are now: %s', async (_, edited, script) => {
    const host = await TableHost.open({
      openRealm: async () => {
        const realm = await openQuickjs()
        await loadAhead(realm, [madeUpPack(GOOD)], edited)
        return realm
      },
      packs: [madeUpPack(script)],
      setup: madeUpSetup,
      seed: 'made up',
      viewers: ['p1'],
      engine: named,
    })
    open.push(host)
    expect(host.problems).toEqual([])
    await withBell(host)
    await answer(host, '#action')
    expect(host.reply.viewers.p1?.story?.findLast((line) => line.kind === 'threat-raised')?.parts.amount).toBe(script === GOOD ? 1 : 7)
  })

  test('scripts that import an open file are not loaded ahead, so that they do not fail', async () => {
    const library = (amount: number) => `export const amount = ${amount}\n`
    const bell = `import { action, card, exhaustSelf, raiseThreat } from '@questwright/lcg'
import { amount } from '../lib/amount.ts'

export default card('bell', [action({ cost: exhaustSelf, could: () => true }, ({ you }) => raiseThreat(you, amount))])
`
    const pack = (amount: number) => madeUpPack(bell, { 'lib/amount.ts': library(amount) })
    const host = await TableHost.open({
      openRealm: async () => {
        const realm = await openQuickjs()
        await loadAhead(realm, [pack(1)], new Set(['made-up/lib/amount.ts']))
        return realm
      },
      packs: [pack(6)],
      setup: madeUpSetup,
      seed: 'made up',
      viewers: ['p1'],
      engine: named,
    })
    open.push(host)
    expect(host.problems).toEqual([])
    await withBell(host)
    await answer(host, '#action')
    expect(host.reply.viewers.p1?.story?.findLast((line) => line.kind === 'threat-raised')?.parts.amount).toBe(6)
  })

  test.each([
    [
      'throws',
      `import { card } from '@questwright/lcg'\n\nconst none: { readonly [slug: string]: { slug: string } } = {}\nexport default card(none.bell.slug, [])\n`,
    ],
    [
      'imports what is not there',
      `import { card } from '@questwright/lcg'\nimport { amount } from '../lib/gone.ts'\n\nexport default card('bell', amount > 0 ? [] : [])\n`,
    ],
  ])('a script that %s is reported in the same way, loaded ahead or not', async (_, script) => {
    const { 'cards/bell.ts': __, ...files } = madeUpFiles('')
    const { bundle } = loadPack({ ...files, 'lib/gone.ts': 'export const amount = 1\n', 'cards/bell.ts': script }, { lcg: lcgRulebook })
    const { scripts, ...rest } = bundle as PackBundle
    const pack = { ...rest, scripts: scripts.filter(({ path }) => path !== 'lib/gone.ts') }
    const problems = async (prepare: 'yes' | 'no') => {
      const realm = await openQuickjs()
      if (prepare === 'yes') await loadAhead(realm, [pack], new Set())
      const booted = await bootPacks(realm, [pack])
      realm.close()
      return booted.problems
    }
    const told = await problems('no')
    expect(told).not.toEqual([])
    expect(await problems('yes')).toEqual(told)
  })

  test('a muted ability works again after its script was changed', async () => {
    const host = await deal([madeUpPack(bellThat('for (;;) {}'))])
    await withBell(host)
    await answer(host, '#action')
    expect(host.faults).toHaveLength(1)
    await host.replacePacks([madeUpPack(GOOD)])
    for (let i = 0; i < 40 && !asked(host.reply).options.some(({ key }) => key.includes('#action')); i++) await answer(host, '#play')
    expect(asked(host.reply).options.some(({ key }) => key.includes('#action'))).toBe(true)
  })

  test('the same game is compared with the old and the new script: same, differs, diverges', async () => {
    const host = await deal([madeUpPack(GOOD)])
    await withBell(host)
    await answer(host, '#action')
    await answer(host, 'pass')
    const game = await host.save()
    const look = await host.look()
    const view = viewFrom('p1', look.viewers.p1?.patch)
    const compare = (pack: PackBundle) => compareScripts({ openRealm: openQuickjs, packs: [pack], engine: named, game, viewer: 'p1', view })
    expect(await compare(madeUpPack(GOOD))).toEqual({ verdict: 'same' })
    const differs = await compare(madeUpPack(bellThat('raiseThreat(you, 3)')))
    expect(differs).toMatchObject({ verdict: 'differs' })
    expect(
      differs.verdict === 'differs' &&
        differs.differences.some(
          ({ card, what, before, after }) => card === 'p1' && what === 'threat' && Number(after) - Number(before) === 2,
        ),
    ).toBe(true)
    const diverges = await compare(madeUpPack("import { card } from '@questwright/lcg'\nexport default card('bell', [])\n"))
    expect(diverges).toMatchObject({ verdict: 'diverges' })
  })
})

test('an answer is one call to the realm, even if a phase ends: the keyframe comes with the reply', async () => {
  const trips: string[] = []
  const options = {
    openRealm: withCalls(openQuickjs, trips),
    packs: [madeUpPack(GOOD)],
    setup: madeUpSetup,
    seed: 'made up',
    viewers: ['p1'],
    engine: named,
  }
  const host = await TableHost.open(options)
  open.push(host)
  trips.length = 0
  const frames = new Set<string | undefined>()
  for (let i = 0; i < 30; i++) {
    await answer(host, '#play')
    frames.add(host.newestKeyframe?.hash)
  }
  expect(frames.size, 'phases ended on the way').toBeGreaterThan(2)
  expect(trips).toEqual(Array(30).fill('advance'))

  // a game that was opened from a keyframe can be saved with it at once, not only after the next phase
  const again = await TableHost.open({
    ...options,
    inputs: host.inputs,
    keyframe: host.newestKeyframe as NonNullable<typeof host.newestKeyframe>,
  })
  open.push(again)
  expect(again.newestKeyframe?.inputs).toBeGreaterThanOrEqual(host.newestKeyframe?.inputs ?? 0)
})

test('an undo and a redo give the same hashes; a game goes on from a keyframe and can still be saved completely', async () => {
  const host = await deal([madeUpPack(GOOD)])
  await withBell(host)
  for (let i = 0; i < 10; i++) await answer(host, '#play')
  const { hash, inputs } = host.reply
  const { tail } = await host.rewind(3)
  expect(host.reply.inputs).toBe(3)
  await host.advance(tail)
  expect([host.reply.hash, host.reply.inputs]).toEqual([hash, inputs])
  const saved = await host.save()
  const keyframe = host.newestKeyframe
  if (!keyframe) throw new Error('no keyframe was kept')
  const again = await TableHost.open({
    openRealm: openQuickjs,
    packs: host.packs,
    setup: madeUpSetup,
    seed: 'made up',
    viewers: ['p1'],
    engine: named,
    inputs: host.inputs,
    keyframe,
  })
  open.push(again)
  expect(again.reply.hash).toBe(hash)
  expect((await again.save()).hashes).toEqual(saved.hashes)
  expect(again.reply.places).toEqual(host.reply.places)
  // the story continues after the line of the keyframe
  expect(again.reply.storyBefore).toBeGreaterThan(0)
  expect(again.reply.storyLength).toBe(host.reply.storyLength)
  expect(again.reply.viewers.p1?.story?.[0]?.n).toBe(again.reply.storyBefore)
  // undo goes back before the keyframe from which it was opened
  const undone = await again.rewind(2)
  expect([undone.reply.inputs, undone.tail.length]).toEqual([2, inputs - 2])
  await again.advance(undone.tail)
  expect(again.reply.hash).toBe(hash)
})

describe('the explanation of a card', () => {
  test('says why an ability is not offered, with the line of its script, and the game goes on', async () => {
    const host = await deal([madeUpPack(bellThat('raiseThreat(you, 1)'))])
    let reply = host.reply
    for (let i = 0; i < 30 && !reply.viewers.p1?.question?.options.some(({ key }) => key.includes('#action')); i++)
      reply = await answer(host, '#play')
    const option = asked(reply).options.find(({ key }) => key.includes('#action'))
    const id = (option?.key ?? '').replace(/#.*/, '')
    const ability = async () => (await host.why(id)).abilities.find(({ word }) => word === 'action')
    expect(await ability()).toMatchObject({ status: 'offered', place: { pack: 'made-up', file: 'cards/bell.ts', line: 4 } })
    const { hash } = reply
    expect((await host.look()).hash).toBe(hash)
    await answer(host, option?.key ?? '')
    expect(await ability()).toMatchObject({ status: 'refused', reason: { code: 'refused.cost', parts: { cost: 'exhaust' } } })
    await expect(host.why('nobody')).rejects.toThrow(/no card nobody/)
    expect((await answer(host, 'pass')).inputs).toBe(host.inputs.length)
  })
})

test('one viewer gets a complete view, and the others get changes: a viewer who reconnects does not affect them', async () => {
  const host = await deal([madeUpPack(GOOD)])
  await withBell(host)
  const { key, options } = asked(host.reply)
  const ring = options.find((option) => option.key.includes('#action'))?.key ?? ''
  const watched = await host.tellAlso('table')
  expect(Object.keys(watched.viewers)).toEqual(['table'])
  expect(watched.viewers.table).toMatchObject({ told: 'anew', patch: { status: expect.anything() } })
  // both viewers get the changes of the next answer, each since their own last reply
  const reply = await host.advance([{ kind: 'answer', question: key, value: [ring] }])
  const whole = Object.keys(watched.viewers.table?.patch.cards ?? {}).length
  for (const viewer of ['p1', 'table']) {
    expect(reply.viewers[viewer]?.told).toBe('more')
    expect(Object.keys(reply.viewers[viewer]?.patch.cards ?? {}).length).toBeLessThan(whole)
  }
  const again = await host.look(['table'])
  expect(again.viewers).toEqual({ table: expect.objectContaining({ told: 'anew' }) })
  host.tellNoMore('table')
  const after = await host.look()
  expect(Object.keys(after.viewers)).toEqual(['p1'])
})
