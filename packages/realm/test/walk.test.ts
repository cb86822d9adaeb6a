/** No object that scripts can reach from their arguments is open to changes, in every kind of context. */
import { afterEach, describe, expect, test } from 'vitest'
import { type EngineModules, engineModules, type Keyframe, openRealm, type Question, TableHost } from '../src/index.ts'
import { LCG } from './game.ts'
import { CONTEXTS, walkPack, walkSetup } from './walk-pack.ts'

const engine: EngineModules = await engineModules(LCG)

const open: TableHost[] = []
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

/** An answer that uses as many options as possible, preferably options that are offered for the first time. */
function answerTo(question: Question, before: Set<string>): readonly string[] | number | { readonly [key: string]: number } {
  if (question.shape === 'number') return question.least
  if (question.shape === 'distribute') return { [question.options[0]?.key ?? '']: question.least }
  if (question.shape === 'confirm') return [question.name === 'mulligan' ? 'no' : 'yes']
  const keys = question.options.map(({ key }) => key)
  if (question.shape === 'order') return keys
  const others = keys.filter((key) => key !== 'pass')
  const fresh = others.filter((key) => !before.has(`${question.name} ${key}`))
  const chosen =
    question.least === 0 && keys.length > 0
      ? others.slice(0, Math.max(1, question.most))
      : [fresh[0] ?? (keys.includes('pass') ? 'pass' : (keys[0] as string))]
  while (chosen.length < question.least) chosen.push(keys.find((key) => !chosen.includes(key)) as string)
  for (const key of chosen) before.add(`${question.name} ${key}`)
  return chosen
}

/** Contexts in which a script receives no argument, so that it can only see objects of its own. */
const EMPTY: readonly string[] = ['a mode', 'a deed that one may do', 'what happens instead']

/** Inspections that happen only during setup. */
const SET_UP = CONTEXTS.filter((context) => /^(set-up of|when a stage)/.test(context))

const openWalk = async (
  kind: 'quickjs' | 'native',
  contexts: readonly string[],
  setup: Parameters<typeof TableHost.open>[0]['setup'],
): Promise<TableHost> => {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 600_000, fuel: 1_000_000 } }),
    packs: [walkPack(contexts)],
    setup,
    seed: 'walk',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
  })
  open.push(host)
  expect(host.problems).toEqual([])
  return host
}

interface Look {
  /** How many objects were reached from the arguments. */
  readonly count: number
  /** The open objects that were found. */
  readonly open: string
}

/** The results of the inspections so far. */
function toldBy(host: TableHost): Map<string, Look> {
  const told = new Map<string, Look>()
  for (const { message, ability } of host.faults) {
    // the script itself catches this exception, and inspects it later
    if (ability?.endsWith('#catches')) continue
    const [, context, count, found] = message.split(' | ')
    expect(context, `${ability}: ${message}`).toBeDefined()
    told.set(context as string, { count: Number(count), open: found as string })
  }
  return told
}

/** Plays until the condition is true. */
async function playUntil(host: TableHost, holds: () => boolean | Promise<boolean>): Promise<void> {
  const before = new Set<string>()
  for (let i = 0; i < 150; i++) {
    const question = host.reply.viewers.p1?.question
    if ((await holds()) || !question) return
    const reply = await host.advance([{ kind: 'answer', question: question.key, value: answerTo(question, before) as never }])
    expect(reply.refused).toBeUndefined()
  }
}

/** The position after setup, with the rule card of the pack added. */
async function positionWithRule(host: TableHost): Promise<object> {
  await playUntil(host, () => SET_UP.every((context) => toldBy(host).has(context)))
  const { position } = host.newestKeyframe as Keyframe
  return {
    ...position,
    cards: [...position.cards, { id: 'weather', code: 'made-up:rule/weather' }],
    zones: { ...position.zones, rules: [...(position.zones.rules ?? []), 'weather'] },
  }
}

describe.each(['quickjs', 'native'] as const)('in %s', (kind) => {
  test('no object that a script can reach can be changed, from whichever context', async () => {
    const others = CONTEXTS.filter((context) => !SET_UP.includes(context))
    // the engine runs a part of the game again for each part of a script that fails; in games with fewer such parts the repeated parts are
    // shorter
    const [first = [], ...groups] = [0, 1, 2].map((group) => others.filter((_context, i) => i % 3 === group))
    const told = new Map<string, Look>()
    const setUp = await openWalk(kind, [...SET_UP, ...first], walkSetup)
    const setup = { kind: 'position', position: await positionWithRule(setUp) } as never
    for (const [host, contexts] of [[setUp, [...SET_UP, ...first]], ...groups.map((group) => [undefined, group] as const)] as const) {
      const game = host ?? (await openWalk(kind, contexts, setup))
      await playUntil(game, () => toldBy(game).size === contexts.length)
      for (const [context, look] of toldBy(game)) told.set(context, look)
    }
    expect([...told.keys()].sort()).toEqual([...CONTEXTS].sort())
    for (const [context, { count, open: found }] of told) {
      expect(found, context).toBe('')
      // an inspection that reached no object has proved nothing
      if (EMPTY.includes(context)) expect(count, context).toBe(0)
      else expect(count, context).toBeGreaterThan(50)
    }
  }, 300_000)
})
