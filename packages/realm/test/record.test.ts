/** The saved record of a game: every decision can be restored, whatever scripts do. */
import { readFileSync } from 'node:fs'
import type { PackBundle } from '@questwright/packs'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type EngineModules,
  engineModules,
  type GameFile,
  type Input,
  isDecision,
  openRealm,
  soundGame,
  TableHost,
  withDiceOf32Bits,
} from '../src/index.ts'
import { bellThat, madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine: EngineModules = await engineModules(LCG)
const named = { name: 'lcg', version: '0.1.0', hash: engine.hash }
const openQuickjs = () =>
  openRealm({ kind: 'quickjs', place: 'worker', engine: engine.modules, patience: 60_000, limits: { milliseconds: 60_000, fuel: 400 } })

const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

async function table(pack: PackBundle, inputs: readonly Input[] = [], setup: GameFile['setup'] = madeUpSetup): Promise<TableHost> {
  const host = await TableHost.open({
    openRealm: openQuickjs,
    packs: [pack],
    setup,
    seed: 'made up',
    inputs,
    viewers: ['p1'],
    engine: named,
  })
  open.push(host)
  return host
}

/** Answers with the first option whose key contains this text, else declines. */
async function answer(host: TableHost, part: string): Promise<void> {
  const question = host.reply.viewers.p1?.question
  if (!question) throw new Error('nothing is asked')
  const option = question.options.find(({ key }) => key.includes(part))
  const decline =
    question.shape === 'confirm'
      ? ['no']
      : question.options.some(({ key }) => key === 'pass')
        ? ['pass']
        : question.least === 0
          ? []
          : [question.options[0]?.key ?? '']
  const reply = await host.advance([{ kind: 'answer', question: question.key, value: option ? [option.key] : decline }])
  expect(reply.refused).toBeUndefined()
}

async function answerAll(host: TableHost, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) await answer(host, part)
}

/** Checks that the host, the saved file and the table agree, and that a game opened from the file has the same state. */
async function isWhole(host: TableHost, pack: PackBundle): Promise<GameFile> {
  const saved = await host.save()
  expect(saved.inputs).toEqual(host.inputs)
  expect(saved.hashes).toHaveLength(saved.inputs.length + 1)
  expect(saved.hashes.at(-1)).toBe(host.reply.hash)
  expect(host.reply.inputs).toBe(host.inputs.length)
  expect(host.reply.places).toHaveLength(host.inputs.length)
  const again = await table(pack, saved.inputs)
  expect(again.reply.waiting).toBe(0)
  expect(again.faults).toEqual([])
  expect((await again.save()).hashes).toEqual(saved.hashes)
  return saved
}

const FAILS = madeUpPack(
  bellThat("choose(charactersInPlay())\n    throw new Error('the clapper broke')", 'action, card, charactersInPlay, choose, exhaustSelf'),
)
const LOOPS = madeUpPack(
  "import { card, forced } from '@questwright/lcg'\n\nexport default card('bell', [forced.atBeginningOf('refresh', () => { for (;;) {} })])\n",
)
const FAILS_THEN_LOOPS = madeUpPack(
  `import { action, card, charactersInPlay, choose, exhaustSelf, forced } from '@questwright/lcg'

export default card('bell', [
  action({ cost: exhaustSelf, could: () => true }, () => {
    choose(charactersInPlay())
    throw new Error('the clapper broke')
  }),
  forced.atEndOf('planning', () => { for (;;) {} }),
])
`,
)
const MENDED = madeUpPack(bellThat('choose(charactersInPlay())', 'action, card, charactersInPlay, choose, exhaustSelf'))

describe('after a script failed', () => {
  test('by an error after a choice, every later decision is kept, also in the file', async () => {
    const host = await table(FAILS)
    await answerAll(host, 'no', '#play', '#play', '#action', 'keeper')
    expect(host.faults.map(({ ability }) => ability)).toEqual(['made-up:bell#action'])
    await isWhole(host, FAILS)
    const decisions = host.inputs.filter(isDecision)
    for (let i = 0; i < 6; i++) await answer(host, 'pass')
    const saved = await isWhole(host, FAILS)
    expect(saved.inputs.filter(isDecision).slice(0, decisions.length)).toEqual(decisions)
    expect(saved.inputs.filter(isDecision)).toHaveLength(decisions.length + 6)
  })

  test('by an endless loop between two questions, the unchanged file replays as the same game', async () => {
    const host = await table(LOOPS)
    await answerAll(host, 'no', '#play', '#play', 'pass', 'pass', 'pass', 'pass')
    expect(host.faults).toMatchObject([{ ability: 'made-up:bell#beginning-of-refresh', reason: 'out-of-fuel' }])
    const saved = await isWhole(host, LOOPS)
    // the fault is recorded where it happened: after the earlier decisions
    expect(saved.inputs.findIndex(({ kind }) => kind === 'fault')).toBeGreaterThan(4)
    expect(saved.inputs.filter(isDecision)).toHaveLength(7)
  })

  test('and a second script broke the realm right after it, the game goes on without both abilities', async () => {
    const host = await table(FAILS_THEN_LOOPS)
    await answerAll(host, 'no', ...Array.from({ length: 7 }, () => '#play'), '#action')
    // the action fails, there is no other one, the phase ends, and its end runs into an endless loop: the place of that second fault
    // follows from the first
    await answer(host, 'keeper')
    expect(host.faults.map(({ ability }) => ability).sort()).toEqual(['made-up:bell#action', 'made-up:bell#end-of-planning'])
    expect(host.reply.viewers.p1?.question?.key).toMatch(/^3\./)
    await isWhole(host, FAILS_THEN_LOOPS)
  })

  test('an undo to before the fault and a redo give the same file', async () => {
    const host = await table(LOOPS)
    await answerAll(host, 'no', '#play', '#play', 'pass', 'pass', 'pass', 'pass')
    const saved = await host.save()
    const at = saved.inputs.findIndex(({ kind }) => kind === 'fault')
    for (const to of [at, at - 1, 1]) {
      const { tail } = await host.rewind(to)
      await isWhole(host, LOOPS)
      await host.advance(tail)
      expect(await host.save()).toEqual(saved)
    }
  })

  test('its script can be corrected in the running game: its earlier events stay in the story, it works again, and the file replays', async () => {
    const host = await table(FAILS)
    await answerAll(host, 'no', '#play', '#play', '#action', 'keeper', 'pass')
    const before = host.inputs
    await host.replacePacks([MENDED])
    expect(host.inputs.slice(0, before.length)).toEqual(before)
    expect(host.inputs.at(-1)).toMatchObject({ kind: 'lift', abilities: ['made-up:bell#action'] })
    for (let i = 0; i < 9 && !host.reply.viewers.p1?.question?.options.some(({ key }) => key.includes('#action')); i++)
      await answer(host, 'pass')
    await answerAll(host, '#action', 'keeper')
    expect(host.faults).toHaveLength(1)
    await isWhole(host, MENDED)
  })
})

describe('a saved game of an earlier version', () => {
  const read = (name: string): GameFile =>
    withDiceOf32Bits(JSON.parse(readFileSync(new URL(`./saved/${name}.json`, import.meta.url), 'utf8')))

  test('that a script error damaged opens as far as it is valid; inputs that were never accepted wait', async () => {
    const file = read('an-error-after-a-choice')
    expect(file.hashes).toHaveLength(file.inputs.length)
    const game = soundGame(file)
    expect(game.inputs).toEqual(file.inputs.slice(0, -1))
    expect(game.waiting).toEqual(file.inputs.slice(-1))
    const host = await table(FAILS, [...game.inputs, ...(game.waiting ?? [])], game.setup)
    expect(host.inputs).toEqual(game.inputs)
    expect(host.waiting).toEqual(game.waiting)
    const saved = await host.save()
    expect(saved.hashes).toEqual(file.hashes)
    // saving the game again loses nothing, and it can be played on
    expect(soundGame(saved)).toMatchObject({ inputs: game.inputs, waiting: game.waiting })
    await answer(host, 'pass')
    expect(host.inputs).toHaveLength(game.inputs.length + 1)
    expect(host.waiting).toEqual(game.waiting)
  })

  test('in which a script broke the realm is the same game when it is opened', async () => {
    const file = read('an-endless-loop')
    const fault = file.inputs.find((input) => input.kind === 'fault')
    expect(fault).not.toHaveProperty('at')
    const host = await table(LOOPS, soundGame(file).inputs, file.setup)
    expect((await host.save()).hashes).toEqual(file.hashes)
    expect(host.faults).toEqual([])
  })
})
