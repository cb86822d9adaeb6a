/**
 * What a person waits for after a save, and when a game begins, in counts: what is not in the game is neither compiled nor booted nor merged, and after a
 * save what changed is compiled and nothing else. `npm run -s bench -- latency` measures how long that takes.
 */
import { firstModeOf, optionalRules, type PackBundle, playedCampaign, rulebookOfPack } from '@questwright/packs'
import { bootPacks, dryDecks, engineData, engineModules, type JsonObject, openRealm, type Setup, TableHost } from '@questwright/realm'
import { portsOfNothing, TableSession } from '@questwright/session'
import { deckList } from '@questwright/workshop'
import { newLog, setupOf } from '@questwright/workshop/campaign'
import { games } from '@questwright/workshop/games'
import { playableIn } from '@questwright/workshop/playable-decks'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { playGame, realmWith } from './bench/realms.ts'
import { deckOf, repositoryPacks } from './content.ts'
import { countedRealms, type Given } from './counted-realms.ts'

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
const NEEDED = ['lcg-core-set', 'lcg-keywords']
const needed = content.filter(({ id }) => NEEDED.includes(id))
const engine = engineData(await engineModules(games.lcg))
const VIEWER = 'p1+p2'
const setup = {
  kind: 'scenario',
  scenario: 'lcg-core-set:scenario/passage-through-mirkwood',
  mode: 'standard',
  decks: [deckOf(core, 'leadership'), deckOf(core, 'spirit')],
} as unknown as Setup

const scriptsOf = (packs: readonly PackBundle[]): readonly string[] =>
  packs.flatMap(({ id, scripts }) => scripts.map(({ path }) => `${id}/${path}`))

/** A realm with these packs at hand, told what it was given, and where its game stands. */
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

test('a game with every pack at hand compiles, boots and builds what it does with the two that it needs, and stands where it stands with all of them booted', async () => {
  expect(content.length).toBeGreaterThan(20)
  const [all, two] = [await begun(content, setup), await begun(needed, setup)]
  expect(all).toEqual(two)
  expect(new Set(all.given.compiled)).toEqual(new Set(scriptsOf(needed)))
  expect(all.given.booted.map((ids) => ids.toSorted())).toEqual([NEEDED])
  expect(all.given.cards).toBe(needed.reduce((sum, { cards }) => sum + Object.keys(cards).length, 0))
  expect(all.saved.toSorted()).toEqual(needed.map(({ name }) => name).toSorted())
  // a realm that was given every pack, as before
  const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules })
  await bootPacks(realm, content)
  const reply = JSON.parse(await realm.call('open', JSON.stringify({ setup, seed: 'quick', viewers: [VIEWER] })))
  realm.close()
  expect(reply.hash).toBe(all.hash)
})

/** How a session hears that a file will change or is changing. */
const heard: readonly (readonly [what: string, from: 'this page' | 'disk', tell: (session: TableSession, file: string) => void])[] = [
  ['a save', 'this page', (session, file) => session.liveEdit.noteEdited(new Set([file]), 'yes')],
  [
    'another program wrote a file that no editor has open',
    'disk',
    ({ liveEdit }, file) => {
      // no realm is made ready for what is not in the game: they are counted below
      liveEdit.noteWritten(['lcg-morrowmere/cards/made-up.ts'])
      liveEdit.noteWritten([file])
    },
  ],
]

test.each(heard)(
  'after %s the table stands again with one module compiled, its packs booted once, and no snapshot taken: the rest was ready',
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
    const { question, hash, at } = session.store.getState()
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
    expect(session.store.getState()).toMatchObject({ status: 'ready', question, hash, at, problems: [] })
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

/** Scripts that describe something: libraries are run by those that import them. */
function modulesOf(packs: readonly PackBundle[]): number {
  return packs.flatMap(({ scripts }) => scripts).filter(({ kind }) => kind !== 'library').length
}

test('a save that lets a pack stand on another one brings that one into the game', async () => {
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

interface Begun {
  readonly what: string
  readonly setup: Setup
}

/** A game of the first scenario of every pack that has one, with decks of any pack, the first game of every campaign, and one with every optional rule. */
function begunOfEach(): readonly Begun[] {
  return content.flatMap((pack) => {
    const rulebook = rulebookOfPack(pack, content, rulebooks)
    const decksFor = (slug: string, home: PackBundle) =>
      dryDecks(home, content, playableIn(slug, home, content))
        .slice(0, 2)
        .map(({ pack, slug: name, deck }) => deckList({ pack, name, deck }))
    const found: Begun[] = []
    const [slug] = Object.keys(pack.scenarios)
    if (slug !== undefined) {
      const mode = firstModeOf(pack.scenarios[slug] as NonNullable<(typeof pack.scenarios)[string]>, rulebook)
      const begins = { kind: 'scenario', scenario: `${pack.id}:scenario/${slug}`, mode, decks: decksFor(slug, pack) }
      found.push({ what: `${pack.id}: ${slug}`, setup: begins as unknown as Setup })
    }
    for (const name of Object.keys(pack.campaigns ?? {})) {
      const campaign = playedCampaign(pack, name, content, rulebook)
      const scenario = campaign?.scenarios[0]?.scenario
      const home = content.find(({ id }) => scenario?.startsWith(`${id}:`))
      if (!campaign || !scenario || !home) continue
      const decks = decksFor(scenario.slice(scenario.indexOf('/') + 1), home)
      const log = newLog(
        campaign,
        decks.map((_, i) => ({ name: `Player ${i + 1}`, deck: 'any' })),
        'a run',
        {},
      )
      found.push({ what: `${pack.id}: campaign ${name}`, setup: setupOf(campaign, log, { decks, mode: 'standard' }) as Setup })
    }
    for (const { code } of optionalRules([pack], pack.game))
      found.push({ what: `the Core Set with ${code}`, setup: { ...(setup as unknown as JsonObject), rules: [code] } as unknown as Setup })
    return found
  })
}

const every = begunOfEach()

test('there is a game of every pack that has scenarios, of every campaign, and with every optional rule', () => {
  const wanted = content.map(({ scenarios, campaigns = {} }) => Math.min(1, Object.keys(scenarios).length) + Object.keys(campaigns).length)
  expect(every.length).toBe(wanted.reduce((sum, count) => sum + count, 0) + optionalRules(content, 'lcg').length)
})

test('a game is the same to its end whether all packs at hand were booted or its own: scenarios, campaigns, optional rules', async () => {
  const all = await realmWith('native', content)
  for (const { what, setup } of every) {
    const host = await TableHost.open({
      openRealm: () => openRealm({ kind: 'native', place: 'in-thread', engine: engine.modules }),
      packs: content,
      engine,
      setup,
      seed: what,
      viewers: [VIEWER],
    })
    host.close()
    expect(host.problems, what).toEqual([])
    expect(host.packs.length, what).toBeLessThan(content.length)
    const own = await realmWith('native', host.packs)
    const [here, there] = [await playGame(own, setup, what, 'random'), await playGame(all, setup, what, 'random')]
    own.close()
    const [{ counters, ...played }, { counters: more, ...expected }] = [here, there]
    expect(played, what).toEqual(expected)
    // keywords of packs that are not in the game were asked, too
    for (const [counter, value] of Object.entries(counters)) expect(value, `${what}: ${counter}`).toBeLessThanOrEqual(more[counter] ?? 0)
    expect(here.stuck, what).toBeUndefined()
  }
  all.close()
})
