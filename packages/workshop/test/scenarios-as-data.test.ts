/**
 * Scenarios that are described as data: the page and the engine count the same cards, and a script with the same contents gives the same result.
 */
import { fileURLToPath } from 'node:url'
import { checkPacks, loadPack, readPackFolder } from '@questwright/packs'
import { dealtDeckOf, isSetUpByData, modesOf, readAloud, stagesOf } from '@questwright/packs/browser'
import type { PackBundle, ScenarioFacts } from '@questwright/packs/types'
import { type DryRun, dryRun, engineModules, openRealm, type RealmKind, type Setup } from '@questwright/realm'
import { describe, expect, it, test } from 'vitest'
import { rulebookAt, rulebooks } from '../src/page/rulebooks.ts'
import { hasSteps, scriptOfSteps, withoutSteps } from '../src/page/script-of-steps.ts'
import { games } from '../src/running/games.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = (path: string) => readPackFolder(`${root}${path}`)
const files = folder('packages/testkit/fixtures/rules-scenarios')
const load = (from: typeof files): PackBundle => {
  const { bundle, problems } = loadPack(from, rulebooks)
  if (!bundle) throw new Error(JSON.stringify(problems))
  expect(problems).toEqual([])
  return bundle
}
const rulebook = rulebookAt('lcg')
const phraseOf = (word: string) => rulebook.setup[word] as NonNullable<(typeof rulebook.setup)[string]>
const words = JSON.parse(files['text/en.json'] ?? '{}')
const pack = load(files)
const keywords = load(folder('content/lcg-keywords'))
const engine = (await engineModules(games.lcg)).modules

const deck = (...heroes: string[]) => ({
  name: heroes.join(),
  kind: 'custom',
  heroes: heroes.map((hero) => `rules-scenarios:${hero}`),
  cards: { 'rules-scenarios:porter': 50 },
})

function run(bundle: PackBundle, slug: string, mode: string, kind: RealmKind = 'native'): Promise<DryRun> {
  const decks = [deck('mason', 'carter'), deck('drover', 'smelter')]
  const setup = { kind: 'scenario', scenario: `rules-scenarios:scenario/${slug}`, decks, mode } as unknown as Setup
  return dryRun({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine, limits: { milliseconds: 600_000 } }),
    packs: [keywords, bundle],
    setup,
    until: rulebook.playBegins,
    strict: 'off',
  })
}

const withData = Object.entries(pack.scenarios).filter(([, facts]) => hasSteps(facts, 'lcg'))

describe('the script of a scenario', () => {
  it.each(withData)('%s is played in the same way with the script as with the data', async (slug, facts) => {
    const scripted = load({
      ...files,
      [`scenarios/${slug}.json`]: JSON.stringify(withoutSteps(facts)),
      [`scenarios/${slug}.ts`]: scriptOfSteps(slug, facts, 'lcg'),
    })
    const [before, after] = [await run(pack, slug, 'standard'), await run(scripted, slug, 'standard')]
    if (before.state === 'refused' || after.state === 'refused') throw new Error(JSON.stringify([before, after]))
    expect(after.faults).toEqual(before.faults)
    expect(after.story).toEqual(before.story)
    expect(after.board.hash).toBe(before.board.hash)
    expect(withoutSteps(facts)).not.toHaveProperty('setup')
  })

  it('is played in the same way in quickjs', async () => {
    const facts = pack.scenarios['cards-laid-out']
    if (!facts) throw new Error('the fixture is gone')
    const script = scriptOfSteps('cards-laid-out', facts, 'lcg')
    const scripted = load({
      ...files,
      'scenarios/cards-laid-out.json': JSON.stringify(withoutSteps(facts)),
      'scenarios/cards-laid-out.ts': script,
    })
    const runs = [
      await run(pack, 'cards-laid-out', 'standard', 'quickjs'),
      await run(scripted, 'cards-laid-out', 'standard', 'quickjs'),
      await run(pack, 'cards-laid-out', 'standard'),
    ].map((one) => (one.state === 'refused' ? one.message : one.board.hash))
    expect(new Set(runs).size).toBe(1)
    expect(runs[0]).toMatch(/^[0-9a-f]+$/)
  })
})

describe('the encounter deck', () => {
  it.each(['standard', 'easy'])('has as many cards in the page as in the engine, in %s', async (mode) => {
    const asked = Object.keys(files).flatMap((path) => /^cards\/encounter\/(.+)\.json$/.exec(path)?.[1] ?? [])
    // a setup step that asks for too many copies reports how many there are
    const setup = asked.map((card) => ({ do: 'set-aside', card, copies: 99 }))
    for (const slug of ['counted-sets', 'nothing-said']) {
      const facts = pack.scenarios[slug]
      if (!facts) throw new Error('the fixture is gone')
      const asking = load({ ...files, [`scenarios/${slug}.json`]: JSON.stringify({ ...facts, setup }) })
      const dealt = await run(asking, slug, mode)
      if (dealt.state === 'refused') throw new Error(dealt.message)
      const lines = dealtDeckOf(facts, [keywords, pack], mode, rulebook)
      const counted = Object.fromEntries(lines.filter(({ copies }) => copies > 0).map(({ code, copies }) => [code, copies]))
      const inEngine = dealt.tooFew.filter(({ found }) => found > 0).map(({ what, found }) => [`rules-scenarios:${what}`, found])
      expect(inEngine.length, slug).toBeGreaterThan(0)
      expect(counted, slug).toEqual(Object.fromEntries(inEngine))
    }
  })

  it('uses the own number of a card with the same name as its set, in the page and in the engine', async () => {
    const numbers = {
      without: { 'rules-scenarios:card/salt-fens': 0 },
      twice: { 'rules-scenarios:set/salt-fens': 2, 'card/salt-fens': 1 },
      'from-before': { 'rules-scenarios:salt-fens': 0 },
    }
    const asked = ['salt-fens', 'fen-wolf', 'hill-adder']
    // a setup step that asks for too many copies reports how many there are
    const setup = asked.map((card) => ({ do: 'set-aside', card, copies: 99 }))
    const more = load({
      ...files,
      'cards/encounter/salt-fens.json': files['cards/encounter/fen-wolf.json'] ?? '',
      'text/en.json': JSON.stringify({ ...words, cards: { ...words.cards, 'salt-fens': { title: 'Salt Fens' } } }),
      ...Object.fromEntries(
        Object.entries(numbers).map(([slug, standard]) => [
          `scenarios/${slug}.json`,
          JSON.stringify({
            quest: ['fen-1'],
            encounterSets: ['rules-scenarios:salt-fens', 'dry-hills'],
            quantities: { standard },
            setup,
          }),
        ]),
      ),
    })
    const found: { [slug: string]: (number | undefined)[] } = {}
    for (const slug of Object.keys(numbers)) {
      const dealt = await run(more, slug, 'standard')
      if (dealt.state === 'refused') throw new Error(dealt.message)
      const lines = dealtDeckOf(more.scenarios[slug] as ScenarioFacts, [keywords, more], 'standard', rulebook, more.id)
      found[slug] = asked.map((card) => dealt.tooFew.find(({ what }) => what === card)?.found)
      expect(
        asked.map((card) => lines.find(({ code }) => code === `rules-scenarios:${card}`)?.copies ?? 0),
        slug,
      ).toEqual(found[slug])
    }
    expect(found).toEqual({ without: [0, 3, 3], twice: [1, 6, 3], 'from-before': [0, 0, 3] })
  })
})

describe('nightmare mode', () => {
  const nightmare = {
    quest: ['fen-1'],
    encounterSets: ['dry-hills'],
    setup: [{ do: 'set-aside', card: 'hill-adder', copies: 99 }],
    quantities: { nightmare: { 'hill-adder': 1, 'fen-wolf': 2 } },
    modes: {
      nightmare: {
        quest: ['fen-2a'],
        encounterSets: ['dry-hills', 'salt-fens'],
        setup: ['hill-adder', 'fen-wolf', 'old-ferry'].map((card) => ({ do: 'set-aside', card, copies: 99 })),
      },
    },
  }
  const more = load({ ...files, 'scenarios/drowned.json': JSON.stringify(nightmare) })

  it('has its own quest, sets, numbers and setup, in the page and in the engine', async () => {
    const facts = more.scenarios.drowned as ScenarioFacts
    const dealt = await run(more, 'drowned', 'nightmare')
    if (dealt.state === 'refused') throw new Error(dealt.message)
    const lines = dealtDeckOf(facts, [keywords, more], 'nightmare', rulebook, more.id)
    expect(dealt.tooFew.map(({ what, found }) => [what, found])).toEqual(
      ['hill-adder', 'fen-wolf', 'old-ferry'].map((card) => [card, lines.find(({ code }) => code === `rules-scenarios:${card}`)?.copies]),
    )
    expect(dealt.tooFew.map(({ found }) => found).slice(0, 2)).toEqual([1, 2])
    const stageOf = (one: DryRun) =>
      one.state === 'refused' ? one.message : JSON.stringify(one.board.viewers).match(/rules-scenarios:fen-\w+/)?.[0]
    const standard = await run(more, 'drowned', 'standard')
    expect([stageOf(dealt), stageOf(standard)]).toEqual(['rules-scenarios:fen-2a', 'rules-scenarios:fen-1'])
    if (standard.state === 'refused') throw new Error(standard.message)
    expect(standard.tooFew.map(({ what, found }) => [what, found])).toEqual([['hill-adder', 3]])
  })

  it('is refused, with a remedy, for a scenario that does not define it', async () => {
    expect(await run(pack, 'nothing-said', 'nightmare')).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('has no nightmare mode'),
    })
    expect(modesOf(pack.scenarios['nothing-said'] as ScenarioFacts, rulebook)).toEqual(['standard', 'easy', 'basic'])
  })

  it('is checked: parts, modes and cards that do not exist are reported', () => {
    const { problems } = loadPack(
      {
        ...files,
        'scenarios/drowned.json': JSON.stringify({ ...nightmare, modes: { nightmare: { quest: [], win: [] }, deadly: {} } }),
      },
      rulebooks,
    )
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('`quest` of "nightmare"'),
      expect.stringContaining('A mode has no `win`'),
      expect.stringContaining('There is no mode "deadly"'),
    ])
    const gone = load({
      ...files,
      'scenarios/drowned.json': JSON.stringify({ ...nightmare, modes: { nightmare: { encounterSets: ['nowhere'], quest: ['no-stage'] } } }),
    })
    expect(
      checkPacks([keywords, gone], rulebooks)
        .filter(({ file }) => file === 'scenarios/drowned.json')
        .map(({ code }) => code),
    ).toEqual(['reference/unknown-card', 'reference/unknown-set'])
  })
})

describe('a dry run', () => {
  it('is red if cards are missing, and names them', async () => {
    expect(await run(pack, 'too-many-wolves', 'standard')).toMatchObject({
      state: 'red',
      tooFew: [{ what: 'fen-wolf', wanted: 5, found: 3 }],
    })
  })
  it('is red if a script fails, and names its line', async () => {
    const broken = load({
      ...files,
      'scenarios/nothing-said.ts':
        "import { scenario, setup } from '@questwright/lcg'\n\nexport default scenario('nothing-said', [\n  setup(() => {\n    throw new Error('no lantern')\n  }),\n])\n",
    })
    expect(await run(broken, 'nothing-said', 'standard')).toMatchObject({
      state: 'red',
      faults: [{ file: 'scenarios/nothing-said.ts', line: 5 }],
    })
  })
})

test('a check tries each number of players only if a script may depend on it', () => {
  const facts = pack.scenarios['counted-sets'] as ScenarioFacts
  expect(isSetUpByData('counted-sets', facts, pack.id, [keywords, pack], 'standard', rulebook)).toBe(true)
  const script = "import { card } from '@questwright/lcg'\n\nexport default card('hill-adder', [])\n"
  const scripted = load({ ...files, 'cards/encounter/hill-adder.ts': script })
  expect(isSetUpByData('counted-sets', facts, pack.id, [keywords, scripted], 'standard', rulebook)).toBe(false)
})

describe('stages', () => {
  const facts = { quest: ['fen-1', 'fen-2a', 'fen-2b', 'fen-3'], encounterSets: [] }
  const next = (of: Parameters<typeof stagesOf>[0]) =>
    Object.fromEntries(stagesOf(of, [pack], rulebook, 'rules-scenarios').map(({ stage, next: after }) => [stage, after.join()]))
  it('follow each other as printed by default', () => {
    expect(next(facts)).toEqual({ 'fen-1': 'fen-2a', 'fen-2a': 'fen-2b', 'fen-2b': 'fen-3', 'fen-3': '' })
  })
})

it('describes steps in the words of a card', () => {
  const aloud = readAloud(phraseOf('add-to-staging'), { do: 'add-to-staging', card: 'fen-wolf', copies: 2 }, () => 'Fen Wolf', rulebook)
  const each = { do: 'each-player-adds', count: 2, of: { type: 'enemy', set: 'fens' } }
  const words = readAloud(phraseOf('each-player-adds'), each, () => 'Fens', rulebook).map((word) =>
    typeof word === 'string' ? word : word.name,
  )
  expect(words.join('')).toBe('Each player adds 2 random enemies of the set Fens from the encounter deck to the staging area.')
  expect(aloud).toEqual(['Add ', '2 copies of ', { name: 'Fen Wolf' }, ' to the staging area.'])
})

test('a scenario with an unknown step or condition cannot be made into a script, which would lack it', () => {
  const facts = { quest: ['a'], encounterSets: ['b'] } as unknown as ScenarioFacts
  const shuffle = [{ do: 'shuffle' }]
  expect(hasSteps({ ...facts, setup: shuffle } as unknown as ScenarioFacts, 'lcg')).toBe(true)
  expect(hasSteps({ ...facts, setup: shuffle } as unknown as ScenarioFacts, 'another')).toBe(false)
  for (const word of ['shufle', 'constructor']) {
    expect(hasSteps({ ...facts, setup: [...shuffle, { do: word }] } as unknown as ScenarioFacts, 'lcg')).toBe(false)
    expect(hasSteps({ ...facts, setup: shuffle, lose: [{ when: word }] } as unknown as ScenarioFacts, 'lcg')).toBe(false)
  }
})

test('every step and every condition of the game can be made into a script', () => {
  const facts = { quest: ['a'], encounterSets: ['b'] } as unknown as ScenarioFacts
  for (const word of Object.keys(rulebook.setup))
    expect(hasSteps({ ...facts, setup: [{ do: word }] } as unknown as ScenarioFacts, 'lcg'), word).toBe(true)
  for (const word of Object.keys(rulebook.endings))
    expect(hasSteps({ ...facts, lose: [{ when: word }] } as unknown as ScenarioFacts, 'lcg'), word).toBe(true)
})
