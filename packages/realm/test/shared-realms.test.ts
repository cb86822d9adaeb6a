/** Tables that share a realm: each plays as in a realm of its own, and what breaks at one table costs the others nothing. */
import type { PackBundle } from '@questwright/packs'
import { afterEach, describe, expect, test } from 'vitest'
import {
  engineModules,
  type Input,
  type OwnTableOptions,
  openRealm,
  type Question,
  type RealmKind,
  type SharedRealms,
  sharedRealms,
  TableHost,
} from '../src/index.ts'
import { bellThat, madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine = await engineModules(LCG)
const FUEL = 300
/** The least memory with which a machine can be opened: 16 MB. */
const PAGES = 256
const closing: { close(): void }[] = []
afterEach(() => {
  for (const one of closing.splice(0).reverse()) one.close()
})

const openIn = (kind: RealmKind): OwnTableOptions['openRealm'] => {
  return async () => {
    const realm = await openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000, fuel: FUEL } })
    // with less fuel than at a real table, so that endless scripts end sooner
    return { ...realm, call: (method, argument) => realm.call(method, argument, { fuel: FUEL }) }
  }
}

function realmsOf(kind: RealmKind, options: Partial<Parameters<typeof sharedRealms>[0]> = {}): SharedRealms {
  const realms = sharedRealms({ openRealm: openIn(kind), ...options })
  closing.push(realms)
  return realms
}

async function sit(
  where: { readonly realms: SharedRealms } | Pick<OwnTableOptions, 'openRealm'>,
  pack: PackBundle,
  seed: string,
): Promise<TableHost> {
  const host = await TableHost.open({
    ...where,
    packs: [pack],
    setup: madeUpSetup,
    seed,
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
  })
  closing.push(host)
  return host
}

/** The answer that chooses the first option whose key contains the word, or declines. */
function answerOf(host: TableHost, part: string): Input {
  const question: Question | undefined = host.reply.viewers.p1?.question
  if (!question) throw new Error('nothing is asked')
  const { key, shape, options, least } = question
  const option = options.find((one) => one.key.includes(part)) ?? options.find((one) => one.key === 'pass') ?? options[0]
  const value = shape === 'confirm' ? ['yes'] : shape === 'number' ? least : least === 0 && !option ? [] : [option?.key ?? '']
  return { kind: 'answer', question: key, value }
}

const answer = async (host: TableHost, part = 'bell'): Promise<string> => (await host.advance([answerOf(host, part)])).hash

const seeds = ['one', 'two', 'three', 'four', 'five']
const plain = madeUpPack(bellThat('raiseThreat(you, 1)'))
/** The action runs for ever once a player's threat is high enough. */
const endless = madeUpPack(bellThat('raiseThreat(you, 3); if (you.threat > 12) for (;;);'))

describe.each(['quickjs', 'native'] as const)('in %s', (kind) => {
  test('five tables in one realm, answered in turns, have the states of five tables in realms of their own', async () => {
    const realms = realmsOf(kind)
    const shared = await Promise.all(seeds.map((seed) => sit({ realms }, plain, seed)))
    expect(realms.tables).toEqual([5])
    const own = await Promise.all(seeds.map((seed) => sit({ openRealm: openIn(kind) }, plain, seed)))
    for (let turn = 0; turn < 6; turn++)
      for (const [i, host] of shared.entries()) {
        expect(await answer(host), `${seeds[i]}, answer ${turn}`).toBe(await answer(own[i] as TableHost))
        expect(host.reply.viewers).toEqual(own[i]?.reply.viewers)
      }
    // an undo at one table leaves the others at their positions
    const before = shared.map(({ reply }) => reply.hash)
    await shared[1]?.rewind(2)
    expect((await Promise.all(shared.map((host) => host.look()))).map(({ hash }, i) => hash === before[i])).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
    expect((await shared[1]?.save())?.hashes).toEqual((await own[1]?.save())?.hashes.slice(0, 3))
  })

  test('a realm takes no more tables than its limit, tables of other packs get another one, and empty realms end', async () => {
    const realms = realmsOf(kind, { tables: 2 })
    const hosts = await Promise.all(['a', 'b', 'c'].map((seed) => sit({ realms }, plain, seed)))
    const other = await sit({ realms }, endless, 'd')
    expect(realms.tables).toEqual([2, 1, 1])
    // a closed table makes room for another one
    hosts[0]?.close()
    await sit({ realms }, plain, 'e')
    expect(realms.tables).toEqual([2, 1, 1])
    hosts[2]?.close()
    other.close()
    expect(realms.tables).toEqual([2, 0])
  })

  test('a closed table is gone, and its realm answers the others', async () => {
    const realms = realmsOf(kind)
    const [one, two] = [await sit({ realms }, plain, 'one'), await sit({ realms }, plain, 'two')]
    one.close()
    await expect(one.advance([answerOf(one, 'bell')])).rejects.toThrow(/no game is open|closed/)
    expect(await answer(two)).toBe(two.reply.hash)
  })

  test('a realm that has used the memory for tables gets no further one', async () => {
    const realms = realmsOf(kind, { fullAt: 0 })
    await sit({ realms }, plain, 'one')
    await sit({ realms }, plain, 'two')
    expect(realms.tables).toEqual([1, 1])
  })

  test('other scripts at one table move it to another realm, and the other table keeps the old ones', async () => {
    const realms = realmsOf(kind)
    const [one, two] = [await sit({ realms }, plain, 'one'), await sit({ realms }, plain, 'one')]
    await one.replacePacks([madeUpPack(bellThat('raiseThreat(you, 7)'))])
    expect(realms.tables).toEqual([1, 1])
    for (const host of [one, two]) for (let turn = 0; turn < 5; turn++) await answer(host)
    expect(one.reply.hash).not.toBe(two.reply.hash)
    const alone = await sit({ openRealm: openIn(kind) }, plain, 'one')
    for (let turn = 0; turn < 5; turn++) await answer(alone)
    expect(two.reply.hash).toBe(alone.reply.hash)
  })
})

describe('a script that breaks the realm, in quickjs', () => {
  async function untilFault(host: TableHost, reason: string): Promise<void> {
    for (let turn = 0; turn < 40 && host.faults.length === 0; turn++) await answer(host)
    expect(host.faults).toMatchObject([{ ability: 'made-up:bell#action', reason }])
  }

  test('the table goes on without it, alone; the others lose nothing, also an answer that waited meanwhile', async () => {
    const realms = realmsOf('quickjs')
    const [bad, ...others] = await Promise.all(['bad', 'one', 'two'].map((seed) => sit({ realms }, endless, seed)))
    const own = await Promise.all(['one', 'two'].map((seed) => sit({ openRealm: openIn('quickjs') }, endless, seed)))
    for (const host of [...others, ...own]) await answer(host, 'pass')
    if (bad === undefined) throw new Error('no table')
    // the others wait behind each answer of the bad table, so one of these answers comes when the realm is gone
    let given = 1
    for (; given < 40 && bad.faults.length === 0; given++) {
      await Promise.all([answer(bad), ...others.map((host) => answer(host, 'pass'))])
      await Promise.all(own.map((host) => answer(host, 'pass')))
    }
    await untilFault(bad, 'out-of-fuel')
    expect(others.map(({ faults }) => faults)).toEqual([[], []])
    expect(others.map(({ reply }) => reply.hash)).toEqual(own.map(({ reply }) => reply.hash))
    for (const [i, host] of others.entries()) expect((await host.save()).inputs).toEqual((await own[i]?.save())?.inputs)
    // the bad table got a realm that no other one shares
    expect([...realms.tables].sort()).toEqual([1, 2])
    await sit({ realms }, endless, 'three')
    expect([...realms.tables].sort()).toEqual([1, 3])
    // its game equals the game of a table that has a realm of its own
    const alone = await sit({ openRealm: openIn('quickjs') }, endless, 'bad')
    await untilFault(alone, 'out-of-fuel')
    while (alone.inputs.length < bad.inputs.length) await answer(alone)
    expect(alone.reply.hash).toBe(bad.reply.hash)
  })

  test('an ability that uses up the memory is blamed only in a realm of its own', async () => {
    const greedy = madeUpPack(
      bellThat('raiseThreat(you, 3); const all: unknown[] = []; if (you.threat > 12) for (;;) all.push(new Array(2000).fill(1))'),
    )
    const realms = realmsOf('quickjs')
    const [bad, other] = [await sit({ realms }, greedy, 'bad'), await sit({ realms }, greedy, 'other')]
    await answer(other, 'pass')
    const before = other.reply.hash
    await untilFault(bad, 'out-of-memory')
    expect(other.faults).toEqual([])
    expect((await other.look()).hash).toBe(before)
    expect([...realms.tables].sort()).toEqual([1, 1])
  })

  test('memory that many tables used together is no fault of an ability', async () => {
    const realms = sharedRealms({
      openRealm: async () => openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules, limits: { memoryPages: PAGES } }),
      ...{ tables: Number.POSITIVE_INFINITY, fullAt: Number.POSITIVE_INFINITY },
    })
    closing.push(realms)
    const play = async (host: TableHost): Promise<void> => {
      for (let turn = 0; turn < 12 && host.reply.viewers.p1?.question; turn++) await answer(host, 'pass')
    }
    const hosts: TableHost[] = []
    for (let n = 0; n < 200 && realms.tables.length < 2; n++) {
      const host = await sit({ realms }, plain, `table ${n}`)
      hosts.push(host)
      await play(host)
    }
    expect(realms.tables.length).toBeGreaterThan(1)
    expect(hosts.flatMap(({ faults }) => faults)).toEqual([])
    for (const host of hosts.slice(0, 2)) {
      const own = await sit({ openRealm: openIn('quickjs') }, plain, `table ${hosts.indexOf(host)}`)
      await play(own)
      expect((await host.look()).hash).toBe(own.reply.hash)
    }
  })
})
