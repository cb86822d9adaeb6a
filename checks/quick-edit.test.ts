/**
 * Counts of the work for which a user waits after a save and at the start of a game: packs that are not in the game are neither compiled
 * nor booted nor merged, and after a save only the changed file is compiled. `npm run -s bench -- latency` measures the time.
 */
import { createHash } from 'node:crypto'
import { optionalRules, type PackBundle } from '@questwright/packs'
import { bootPacks, engineData, engineModules, openRealm, type Setup, TableHost } from '@questwright/realm'
import { portsOfNothing, TableSession } from '@questwright/session'
import { games } from '@questwright/workshop/games'
import { expect, test } from 'vitest'
import { type Begun, begunOfEach, coreGame, playTheSame } from './begun-games.ts'
import { commitSeed } from './commit-seed.ts'
import { repositoryPacks } from './content.ts'
import { countedRealms, type Given } from './counted-realms.ts'

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
const NEEDED = ['lcg-core-set', 'lcg-keywords']
const needed = content.filter(({ id }) => NEEDED.includes(id))
const engine = engineData(await engineModules(games.lcg))
const VIEWER = 'p1+p2'
const setup = coreGame(content) as Setup

const scriptsOf = (packs: readonly PackBundle[]): readonly string[] =>
  packs.flatMap(({ id, scripts }) => scripts.map(({ path }) => `${id}/${path}`))

/** A realm with these packs available, the counts of what it was told to do, and the position of its game. */
async function begun(
  packs: readonly PackBundle[],
  begins: Setup,
): Promise<{ readonly given: Given; readonly hash: string; readonly saved: readonly string[] }> {
  const shown: Given[] = []
  const host = await TableHost.open({
    openRealm: () => countedRealms(shown)(engine),
    packs,
    engine,
    setup: begins,
    seed: 'quick',
    viewers: [VIEWER],
  })
  const saved = (await host.save()).packs.map(({ name }) => name)
  host.close()
  return { given: shown[0] as Given, hash: host.reply.hash, saved }
}

test('a game with every pack available compiles, boots and builds only the two packs that it needs, and has the same state as with all packs booted', async () => {
  expect(content.length).toBeGreaterThan(20)
  const [all, two] = [await begun(content, setup), await begun(needed, setup)]
  expect(all).toEqual(two)
  expect(new Set(all.given.compiled)).toEqual(new Set(scriptsOf(needed)))
  expect(all.given.booted.map((ids) => ids.toSorted())).toEqual([NEEDED])
  expect(all.given.cards).toBe(needed.reduce((sum, { cards }) => sum + Object.keys(cards).length, 0))
  expect(all.saved.toSorted()).toEqual(needed.map(({ name }) => name).toSorted())
  // for comparison, a realm that gets every pack
  const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules, limits: { milliseconds: 600_000 } })
  await bootPacks(realm, content)
  const reply = JSON.parse(await realm.call('open', JSON.stringify({ setup, seed: 'quick', viewers: [VIEWER] })))
  realm.close()
  expect(reply.hash).toBe(all.hash)
})

/** The ways in which a session hears that a file is going to change or has changed. */
const heard: readonly (readonly [what: string, from: 'this page' | 'disk', tell: (session: TableSession, file: string) => void])[] = [
  ['a save', 'this page', (session, file) => session.liveEdit.noteEdited(new Set([file]), 'yes')],
  [
    'another program wrote a file that no editor has open',
    'disk',
    ({ liveEdit }, file) => {
      // announce a file of a pack that is not in the game: no realm may be prepared for it
      liveEdit.noteWritten(['lcg-morrowmere/cards/made-up.ts'])
      liveEdit.noteWritten([file])
    },
  ],
]

test.each(heard)(
  'after %s the table is ready again with one module compiled, its packs booted once, and no snapshot taken, because the rest was prepared',
  async (_, from, tell) => {
    const file = 'lcg-core-set/cards/allies/gandalf.ts'
    const louder = {
      ...core,
      hash: 'another',
      scripts: core.scripts.map((script) => (script.path === 'cards/allies/gandalf.ts' ? { ...script, code: `${script.code}\n` } : script)),
    }
    const shown: Given[] = []
    const open = countedRealms(shown)
    let names = 0
    const session = new TableSession(portsOfNothing(open, () => `name ${++names}`))
    await session.opening.start({ scenario: 'core', title: 'Passage', viewer: VIEWER, seed: 'quick', setup }, content, engine)
    const { question, position, at } = session.store.getState()
    expect(session.store.getState().packs.map(({ id }) => id)).toEqual(NEEDED)
    tell(session, file)
    const [game] = shown
    await expect.poll(() => [shown[1]?.ahead.length, game?.snapshots], { timeout: 50_000 }).toEqual([modulesOf(needed) - 1, 1])
    const spare = shown[1] as Given
    expect(new Set([...spare.compiled, file])).toEqual(new Set(scriptsOf(needed)))
    expect(spare).toMatchObject({ booted: [], opened: [] })
    const before = spare.compiled.length

    await session.liveEdit.reloadPacks(
      content.map((pack) => (pack === core ? louder : pack)),
      [file],
      { from, held: [] },
    )
    expect(session.store.getState()).toMatchObject({ status: 'ready', question, position, at, problems: [] })
    expect(spare.compiled.slice(before)).toEqual([file])
    expect(spare.booted.map((ids) => ids.toSorted())).toEqual([NEEDED])
    expect(spare.opened).toEqual(['keyframe'])
    expect(game).toMatchObject({ snapshots: 1, opened: ['set-up'] })

    // the second realm, which replays the whole game, is given the same packs
    await expect.poll(() => session.store.getState().reloaded?.comparison, { timeout: 50_000 }).toEqual({ verdict: 'same' })
    expect(shown[2]?.booted.map((ids) => ids.toSorted())).toEqual([NEEDED])
    expect(shown[2]?.opened).toEqual(['set-up'])
    expect(shown).toHaveLength(3)
    await session.opening.leave()
  },
)

/** The number of scripts that declare something; libraries are run only by the scripts that import them. */
function modulesOf(packs: readonly PackBundle[]): number {
  return packs.flatMap(({ scripts }) => scripts).filter(({ kind }) => kind !== 'library').length
}

test('a save that adds a dependency to a pack adds the other pack to the game', async () => {
  const shown: Given[] = []
  const open = countedRealms(shown)
  const host = await TableHost.open({ openRealm: () => open(engine), packs: content, engine, setup, seed: 'quick', viewers: [VIEWER] })
  const { hash } = host.reply
  const further = { ...core, hash: 'further', dependencies: [...core.dependencies, 'lcg-ered-mithrin'] }
  const ring = content.map((pack) => (pack === core ? further : pack))
  await host.replacePacks(ring)
  expect(host.packs.map(({ id }) => id)).toEqual(['lcg-core-set', 'lcg-ered-mithrin', 'lcg-keywords'])
  expect(host.reply.hash).toBe(hash)
  await host.replacePacks(content)
  expect(shown.map(({ booted }) => booted.map((ids) => ids.length))).toEqual([[2], [3], [2]])
  host.close()
})

const every = begunOfEach(content)

test('there is a game of every pack that has scenarios, of every campaign, and with every optional rule', () => {
  const wanted = content.map(({ scenarios, campaigns = {} }) => Math.min(1, Object.keys(scenarios).length) + Object.keys(campaigns).length)
  expect(every.length).toBe(wanted.reduce((sum, count) => sum + count, 0) + optionalRules(content, 'lcg').length)
})

/** One game in this many is selected by the commit; `quick-edit.long.test.ts` plays all of them. */
const share = 12
const seed = commitSeed()
const isDrawn = ({ what }: Begun): boolean => createHash('sha256').update(`${seed} ${what}`).digest().readUInt32BE() % share === 0
const drawn = every.filter((one, i) => i === 0 || isDrawn(one))

test(`a game is the same to its end whether all packs at hand were booted or its own: scenarios, campaigns, optional rules drawn by ${seed}`, () =>
  playTheSame(drawn, content))
