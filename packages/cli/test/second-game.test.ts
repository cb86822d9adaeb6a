/**
 * The commands with packs of another game than the cooperative one: they need nothing that only the cooperative game has, and the games are kept
 * apart.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPack, type PackBundle, readPackFolder } from '@questwright/packs'
import { dryDecks } from '@questwright/workshop/playable-decks'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { describe, expect, it, vi } from 'vitest'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

const meadow = join(import.meta.dirname, '../../testkit/fixtures/duel-meadow')
const table = ['meadow', '--packs', meadow, '--deck', 'own-strength', 'shadow-craft'] as const

describe('packs of the duel', () => {
  it('are checked: types, scripts and set-ups, without an error or a warning', async () => {
    const { code, out } = await qw(['check', meadow])
    expect({ code, out }).toEqual({ code: 0, out: 'duel-meadow: 26 scripts, 1 set-up; no errors, no warnings\n' })
  })

  it('are reported on in the words of their game', async () => {
    const folder = temporaryFolder()
    const pack = join(folder, 'duel-meadow')
    cpSync(meadow, pack, { recursive: true })
    writeFiles(pack, {
      'cards/guard.json': { type: 'fighter', side: 'grey', cost: 1, strength: 3, quantity: 1 },
      'cards/foreign.json': { type: 'hero', quantity: 1 },
      'cards/strike.ts':
        "import { card, modifier } from '@questwright/lcg'\n\nexport default card('strike', [modifier('threat', { by: 1 })])\n",
      'scenarios/stages.json': { quest: ['guard'], encounterSets: [] },
    })
    const { code, json } = await qw(['check', pack, '--json'])
    expect(code).toBe(1)
    const problems = json().problems as readonly { readonly file: string; readonly message: string; readonly remedy: string }[]
    const told = (file: string): string => problems.flatMap((one) => (one.file === file ? [`${one.message} ${one.remedy}`] : [])).join('\n')
    expect(told('cards/guard.json')).toMatch(/"grey"/)
    expect(told('cards/guard.json')).toMatch(/vitality/)
    expect(told('cards/foreign.json')).toMatch(/fighter/)
    expect(told('cards/strike.ts')).toContain("'@questwright/lcg' cannot be imported. Import from '@questwright/duel'")
    expect(told('scenarios/stages.json')).toMatch(/quest/)
  })

  it('with decks and scenarios of earlier versions, whose parts have other names, are legal and play in the same way', async () => {
    const before = join(temporaryFolder(), 'duel-meadow')
    cpSync(meadow, before, { recursive: true })
    for (const deck of ['own-strength', 'shadow-craft']) {
      const file = join(before, 'decks', `${deck}.json`)
      writeFileSync(file, readFileSync(file, 'utf8').replace('"fighters"', '"heroes"'))
    }
    writeFiles(before, { 'scenarios/meadow.json': { quest: [], encounterSets: [] } })
    const { code, out } = await qw(['check', before])
    expect({ code, out }).toEqual({ code: 0, out: 'duel-meadow: 26 scripts, 1 set-up; no errors, no warnings\n' })
    const play = async (pack: string) => {
      const { code, json } = await qw([
        'play',
        ...['meadow', '--packs', pack, '--deck', 'own-strength', 'shadow-craft', '--bot', 'random', '--seed', 'old', '--json'],
      ])
      const { outcome, why, rounds, decisions, wounds, stateHash } = json()
      return { code, outcome, why, rounds, decisions, wounds, stateHash }
    }
    const old = await play(before)
    expect(old.code).toBe(0)
    expect(old).toEqual(await play(meadow))
    const check = async (pack: string) => {
      const { out } = await qw(['deck', 'check', 'own-strength', 'shadow-craft', '--packs', pack])
      return out
    }
    expect(await check(before)).toBe(await check(meadow))
    expect(await check(before)).toMatch(/own-strength: .*: Guard; 16 cards/)
  })

  it('have their scenes run in four ways, in both realms', async () => {
    const files = readdirSync(join(meadow, 'cards'))
      .concat(readdirSync(join(meadow, 'scenes')))
      .filter((file) => file.endsWith('.scene.ts'))
    const { code, json } = await qw(['test', meadow, '--json'])
    const { results } = json() as { readonly results: readonly { readonly file: string; readonly status: string }[] }
    expect(code).toBe(0)
    expect(new Set(results.map(({ file }) => file)).size).toBe(files.length)
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
  })

  it.each(['random', 'greedy'])('are played by a %s bot to an end, the same in both realms', async (bot) => {
    const play = async (realm: string) => {
      const { code, json } = await qw([
        'play',
        ...table,
        '--bot',
        bot,
        '--seed',
        'meadow',
        '--realm',
        realm,
        '--trust',
        'duel-meadow',
        '--json',
      ])
      expect(code).toBe(0)
      const { outcome, winners, why, rounds, decisions, wounds, stateHash, hash } = json()
      return { outcome, winners, why, rounds, decisions, wounds, stateHash, hash }
    }
    const [native, quickjs] = [await play('native'), await play('quickjs')]
    expect(quickjs).toEqual(native)
    expect(native.outcome).toMatch(/^(decided|drawn)$/)
    expect(native.rounds).toBeGreaterThan(1)
    expect(Object.keys(native.wounds as object)).toEqual(['p1', 'p2'])
    if (native.outcome === 'decided') expect(['p1', 'p2']).toContain((native.winners as readonly string[])[0])
  })

  it('are described in the words of their game, and a saved game is replayed', async () => {
    const file = join(temporaryFolder(), 'game.json')
    const { out } = await qw(['play', ...table, '--bot', 'greedy', '--seed', 'meadow', '--save', file])
    expect(out).toMatch(/wounds of Player 1: \d/)
    const { code, out: replayed } = await qw(['replay', file, '--packs', meadow])
    expect({ code, replayed }).toMatchObject({ code: 0, replayed: expect.stringMatching(/same/) })
    expect((JSON.parse(readFileSync(file, 'utf8')) as { engine: { name: string } }).engine.name).toBe('duel')
  })

  it('are only offered decks of their own game', async () => {
    const { code, err } = await qw(['play', 'meadow', '--packs', meadow])
    expect(code).toBe(2)
    expect(err).toContain('Decks: own-strength and shadow-craft.')
  })

  it('are simulated, and fuzzed until everything has triggered, without a failure', { tags: 'long' }, async () => {
    const { code, json } = await qw(['simulate', ...table, '--games', '6', '--bot', 'random', '--json'])
    expect(code).toBe(0)
    const { games, decided, drawn, byDeck, endings } = json() as unknown as Figures
    expect({ games, all: decided + drawn, ended: Object.values(endings).reduce((sum, times) => sum + times, 0) }).toEqual({
      ...{ games: 6, all: 6, ended: 6 },
    })
    expect(byDeck.map(({ deck }) => deck)).toEqual(['own-strength', 'shadow-craft'])
    expect(byDeck.reduce((sum, { wins }) => sum + wins, 0)).toBe(decided)
    expect(json()).not.toHaveProperty('winRate')
    const fuzzed = await qw([
      'fuzz',
      meadow,
      '--minutes',
      '0',
      '--games',
      '60',
      '--times',
      '1',
      '--share',
      '20',
      '--out',
      temporaryFolder(),
      '--json',
    ])
    expect(fuzzed.json()).toMatchObject({ failures: [] })
  })
})

interface Figures {
  readonly games: number
  readonly decided: number
  readonly drawn: number
  readonly endings: { readonly [why: string]: number }
  readonly byDeck: readonly { readonly deck: string; readonly wins: number }[]
  readonly bySeat: readonly { readonly seat: number; readonly wins: number }[]
  readonly wentFirst: { readonly games: number; readonly interval: readonly number[] }
}

describe('two players who play against each other', () => {
  const simulated = async (...more: string[]) => {
    const native = ['--realm', 'native', '--trust', meadow]
    const { code, json, err } = await qw(['simulate', 'meadow', '--packs', meadow, ...native, '--games', '12', '--json', ...more])
    if (code !== 0) throw new Error(err)
    return json() as unknown as Figures
  }

  it('may use the same deck, and each is counted separately', async () => {
    const played = await qw(['play', 'meadow', '--packs', meadow, '--deck', 'own-strength', 'own-strength', '--bot', 'greedy', '--json'])
    expect({ code: played.code, outcome: played.json().outcome }).toMatchObject({
      code: 0,
      outcome: expect.stringMatching(/decided|drawn/),
    })
    const { byDeck, decided, drawn } = await simulated('--deck', 'own-strength', 'own-strength')
    expect(byDeck.map(({ deck }) => deck)).toEqual(['own-strength', 'own-strength (2)'])
    expect(decided + drawn).toBe(12)
  })

  it('change seats on request, and keep their bots', { tags: 'long' }, async () => {
    const decks = ['--deck', 'own-strength', 'shadow-craft', '--bot', 'greedy', 'random']
    const stay = await simulated(...decks)
    expect(stay).not.toHaveProperty('bySeat')
    const swap = await simulated(...decks, '--swap-seats')
    const sum = (wins: readonly { readonly wins: number }[]) => wins.reduce((all, one) => all + one.wins, 0)
    expect({ bySeat: sum(swap.bySeat), byDeck: sum(swap.byDeck) }).toEqual({ bySeat: swap.decided, byDeck: swap.decided })
    expect(swap.bySeat.map(({ seat }) => seat)).toEqual([1, 2])
    // the wins of the players who took the first turn, with their interval
    expect(swap.wentFirst).toMatchObject({ games: 12, interval: [expect.any(Number), expect.any(Number)] })
    const game = await qw(['play', 'meadow', '--packs', meadow, ...decks, '--json'])
    expect(game.json()).toMatchObject({ bot: ['greedy', 'random'], outcome: 'decided' })
    // the bot that evaluates positions wins more often than the random one in both seats, so its wins by deck exceed the wins of either seat
    const [judging = 0, chance = 0] = swap.byDeck.map(({ wins }) => wins)
    expect(judging).toBeGreaterThan(chance)
    expect(judging).toBeGreaterThan(Math.max(...swap.bySeat.map(({ wins }) => wins)))
  })

  it('get a message if bots or seats do not match the decks', async () => {
    const table = ['simulate', 'meadow', '--packs', meadow, '--games', '1', '--deck', 'own-strength', 'shadow-craft']
    const three = await qw([...table, '--bot', 'greedy', 'random', 'random'])
    expect({ code: three.code, err: three.err }).toMatchObject({ code: 2, err: expect.stringContaining('Name one bot for all decks') })
    const alone = ['simulate', 'passage-through-mirkwood', '--deck', 'leadership', '--games', '1', '--swap-seats']
    const one = await qw(alone)
    expect({ code: one.code, err: one.err }).toMatchObject({ code: 2, err: expect.stringContaining('--swap-seats needs two decks') })
  })
})

describe('a pack that adds a system to the duel', () => {
  const tide = join(import.meta.dirname, '../../testkit/fixtures/duel-tide')
  const packs = [tide, meadow] as const

  it('is checked, and its scenes are played, without an error or a warning', async () => {
    const checked = await qw(['check', ...packs])
    expect(checked).toMatchObject({ code: 0, out: 'duel-tide and duel-meadow: 30 scripts, 3 set-ups; no errors, no warnings\n' })
    const { code, json } = await qw(['test', tide, '--packs', meadow, '--json'])
    const { results } = json() as { readonly results: readonly { readonly file: string; readonly status: string }[] }
    expect(code).toBe(0)
    expect(results.map(({ status }) => status)).toEqual(Array(9).fill('passed'))
  })

  it('is played by bots, replayed, simulated and fuzzed', async () => {
    const file = join(temporaryFolder(), 'game.json')
    const decks = ['--deck', 'high-water', 'low-water'] as const
    expect(await qw(['play', 'shore', '--packs', ...packs, ...decks, '--bot', 'greedy', '--save', file])).toMatchObject({ code: 0 })
    const { code, out } = await qw(['replay', file, '--packs', ...packs])
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/same/) })
    const simulated = await qw(['simulate', 'shore', '--packs', ...packs, ...decks, '--games', '4', '--json'])
    expect(simulated.json()).toMatchObject({ games: 4, faults: 0 })
    const effort = ['--games', '40', '--times', '1', '--share', '20', '--out', temporaryFolder(), '--json']
    expect((await qw(['fuzz', tide, '--packs', meadow, '--minutes', '0', ...effort])).json()).toMatchObject({ failures: [] })
  })

  it('gets messages about missing parts of its system, and about parts that the duel does not use', async () => {
    const folder = temporaryFolder()
    const pack = join(folder, 'duel-tide')
    cpSync(tide, pack, { recursive: true })
    const script = (parts: string): string =>
      `import * as duel from '@questwright/duel'\n\nexport default Object.freeze({ ...duel.system('tide', {}), ${parts} })\nexport const washAll = () => {}\n`
    writeFiles(pack, { 'systems/tide.ts': script('') })
    const told = async (): Promise<string> => {
      const { code, json } = await qw(['check', pack, meadow, '--json'])
      expect(code).toBe(1)
      return (json().problems as readonly { readonly message: string }[]).map(({ message }) => message).join('\n')
    }
    expect(await told()).toContain('its script does not define the kind of event "tideTurned"')
    writeFiles(pack, { 'systems/tide.ts': script("begins: { refuses: () => 'no' }") })
    expect(await told()).toContain('this game does not use the begins of a system')
  })
})

describe('packs of two games in one workspace', () => {
  it('are checked together, with the decks and scripts of each game', async () => {
    const folder = temporaryFolder()
    const bare = join(folder, 'duel-bare')
    writeFiles(bare, {
      'package.json': { name: '@questwright/duel-bare', version: '0.1.0', questwright: { game: 'duel', api: 1 } },
      'scenarios/road.json': { quest: [], encounterSets: [] },
      'text/en.json': { cards: {}, keywords: {}, encounterSets: {}, scenarios: { road: { title: 'The Road', text: 'Dust.' } }, decks: {} },
    })
    // the pack has no decks, so those of the pack "meadow" are used and none of the other game
    const { code, out } = await qw(['check', bare, '--packs', join(meadow, '../frozen-road'), meadow])
    expect({ code, out }).toEqual({ code: 0, out: 'duel-bare: no scripts, 1 set-up; no errors, no warnings\n' })
  })

  it('offer a scenario only decks of its own game', () => {
    const load = (folder: string): PackBundle => {
      const { bundle } = loadPack(readPackFolder(folder), rulebooks)
      if (!bundle) throw new Error(`${folder} does not load`)
      return bundle
    }
    const [road, duel] = [load(join(meadow, '../frozen-road')), load(meadow)]
    const lentTo = (bundle: PackBundle) => dryDecks({ ...bundle, decks: {} }, [road, duel]).map(({ pack, slug }) => `${pack}:${slug}`)
    expect(lentTo({ ...duel, id: 'duel-bare' })).toEqual(['duel-meadow:own-strength', 'duel-meadow:shadow-craft'])
    expect(lentTo({ ...road, id: 'bare-road' })).toEqual(['frozen-road:brook', 'frozen-road:mill'])
  })

  it('are not played together: the message names both packs and both games', async () => {
    const { code, out, err } = await qw([
      'play',
      'passage-through-mirkwood',
      '--packs',
      meadow,
      '--deck',
      'own-strength',
      '--bot',
      'random',
    ])
    expect(code).not.toBe(0)
    expect(out + err).toMatch(/duel-meadow is for the game "duel", and lcg-core-set for "lcg"/)
  })

  it.each([
    ['a scenario of the one and a deck of the other', ['play', 'passage-through-mirkwood', '--deck', 'fellowship-aragorn']],
    ['the other way round', ['play', 'standard', '--deck', 'leadership', 'fellowship-gandalf']],
    ['in simulations', ['simulate', 'standard', '--deck', 'leadership', 'fellowship-gandalf', '--games', '2']],
  ])('never mix with packs that the program ships: %s', async (_, words) => {
    const { code, out, err } = await qw([...words, '--bot', 'random'])
    expect(code).toBe(2)
    expect(out + err).toContain(
      'lcg-core-set is for the game "lcg", and tcg-fellowship for "tcg": packs of two games cannot be played together.',
    )
  })

  it('are reported if one depends on a pack of the other game, or has an unknown game', async () => {
    const folder = temporaryFolder()
    const manifest = (name: string, game: string, dependencies = {}) => ({
      name: `@you/${name}`,
      version: '0.1.0',
      questwright: { game, api: 1 },
      dependencies,
    })
    writeFiles(folder, {
      'mixed/package.json': manifest('mixed', 'duel', { '@questwright/lcg-keywords': '*' }),
      'mixed/text/en.json': { cards: {} },
      'abbey/package.json': manifest('abbey', 'chess'),
    })
    const { code, out } = await qw(['check', join(folder, 'mixed'), join(folder, 'abbey')])
    expect(code).toBe(1)
    expect(out).toMatch(/lcg-keywords/)
    expect(out).toMatch(/This pack is for the game "chess", which is not installed/)
  })

  it('a saved game of one game is not opened with packs of the other', async () => {
    const file = join(temporaryFolder(), 'game.json')
    await qw(['play', ...table, '--bot', 'greedy', '--seed', 'meadow', '--save', file])
    const game = JSON.parse(readFileSync(file, 'utf8')) as { engine: object }
    writeFileSync(file, JSON.stringify({ ...game, engine: { ...game.engine, name: 'lcg' } }))
    const { code, out, err } = await qw(['replay', file, '--packs', meadow])
    expect(code).not.toBe(0)
    expect(out + err).toContain('The game was played by the rules of "lcg", and duel-meadow is for the game "duel" now.')
  })
})
