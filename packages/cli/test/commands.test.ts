import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { fenPack, good } from './fen.ts'
import { program, qw, temporaryFolder, writeFiles } from './run.ts'

// these tests start realms and programs, which is slow on a busy machine
vi.setConfig({ testTimeout: 240_000 })

const quest = 'passage-through-mirkwood'
const solo = [quest, '--deck', 'leadership', '--seed', '1'] as const

interface Game {
  readonly outcome: string
  readonly rounds: number
  readonly decisions: number
  readonly score: number | null
  readonly threat: { readonly [seat: string]: number }
  readonly stateHash: string
  readonly hash: string
  readonly realm: string
  readonly milliseconds: number
}

describe('qw play --bot', () => {
  it('prints one object, the same game in both realms', async () => {
    const [sandbox, native] = [
      await qw(['play', ...solo, '--bot', 'random', '--json']),
      await qw(['play', ...solo, '--bot', 'random', '--json', '--realm', 'native']),
    ]
    expect(sandbox.code).toBe(0)
    const [one, other] = [sandbox.json() as unknown as Game, native.json() as unknown as Game]
    expect(one.outcome).toMatch(/^(won|lost)$/)
    expect(one.rounds).toBeGreaterThan(1)
    expect(one.decisions).toBeGreaterThan(20)
    expect(Object.keys(one.threat)).toEqual(['p1'])
    expect(one.stateHash).toMatch(/^[0-9a-f]{16}$/)
    expect(one.score === null).toBe(one.outcome === 'lost')
    expect([one.realm, other.realm]).toEqual(['quickjs', 'native'])
    expect(one.milliseconds).toBeGreaterThan(0)
    expect(other.stateHash).toBe(one.stateHash)
    expect(other.hash).toBe(one.hash)
    expect(other.decisions).toBe(one.decisions)
  })

  it('prints the same in words for a person', async () => {
    const { code, out } = await qw(['play', ...solo, '--bot', 'random', '--realm', 'native'])
    expect(code).toBe(0)
    expect(out).toMatch(/(won|lost) after \d+ rounds and \d+ decisions/)
    expect(out).toMatch(/threat of Player 1: \d+/)
    expect(out).toMatch(/the players (win|lose)/)
  })
})

describe('a saved game', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'game.json')
  const tamper = (
    change: (game: {
      inputs: { value?: unknown; question?: string }[]
      hashes: string[]
      packs: { name: string; version: string; hash: string }[]
      engine: { hash: string }
      version: number
    }) => void,
  ): string => {
    const game = JSON.parse(readFileSync(file, 'utf8'))
    change(game)
    const other = join(folder, 'tampered.json')
    writeFileSync(other, JSON.stringify(game))
    return other
  }

  it('is replayed to the same end, in either realm', async () => {
    const played = await qw(['play', ...solo, '--bot', 'random', '--realm', 'native', '--save', file, '--json'])
    expect(played.json()).toMatchObject({ saved: file })
    const saved = JSON.parse(readFileSync(file, 'utf8'))
    expect(saved).toMatchObject({ format: 'questwright-game', version: 2, seed: '1', engine: { name: 'lcg' } })
    expect(saved.hashes.length).toBe(saved.inputs.length + 1)
    for (const realm of ['native', 'quickjs']) {
      const replayed = await qw(['replay', file, '--realm', realm, '--json'])
      expect(replayed.code).toBe(0)
      expect(replayed.json()).toMatchObject({
        same: 'yes',
        inputs: saved.inputs.length,
        taken: saved.inputs.length,
        stateHash: (played.json() as unknown as Game).stateHash,
        changes: [],
        realm,
      })
    }
  })

  it('that was changed by hand names the first input that differs', async () => {
    const hash = await qw(['replay', tamper((game) => game.hashes.splice(7, 1, '0000000000000000')), '--realm', 'native', '--json'])
    expect(hash.code).toBe(1)
    expect(hash.json()).toMatchObject({ same: 'no', differs: { input: 7, what: 'state', expected: '0000000000000000' } })
    expect(hash.err).toContain('differs at input 7 (round ')
    const question = await qw([
      'replay',
      tamper((game) => Object.assign(game.inputs[5] as object, { question: 'nobody asked' })),
      '--realm',
      'native',
      '--json',
    ])
    expect(question.code).toBe(1)
    expect(question.json()).toMatchObject({ differs: { input: 5, what: 'question', expected: 'an answer to nobody asked' } })
    const answer = await qw([
      'replay',
      tamper((game) => Object.assign(game.inputs[4] as object, { value: ['no such card'] })),
      '--realm',
      'native',
      '--json',
    ])
    expect(answer.json()).toMatchObject({ same: 'no', differs: { input: 4, what: 'question' } })
  })

  it('of other packs or another engine is reported, but still replayed', async () => {
    const other = await qw([
      'replay',
      tamper(
        (game) => Object.assign(game.packs[0] as object, { version: '0.0.9', hash: 'abc' }) && Object.assign(game.engine, { hash: 'def' }),
      ),
      '--realm',
      'native',
      '--json',
    ])
    expect(other.code).toBe(0)
    const { changes } = other.json() as unknown as { changes: string[] }
    expect(changes).toHaveLength(2)
    expect(changes[0]).toContain('0.0.9')
    expect(changes[1]).toContain('engine')
    const missing = await qw([
      'replay',
      tamper((game) => game.packs.push({ name: '@you/lost-pack', version: '3.1.0', hash: 'x' })),
      '--json',
    ])
    expect(missing.code).toBe(1)
    expect(missing.json()).toMatchObject({
      error: { kind: 'broken', message: expect.stringMatching(/@you\/lost-pack 3\.1\.0.*content\/.*--packs/s) },
    })
  })

  it('that is broken is refused with the error, its place and a remedy', async () => {
    const files = writeFiles(temporaryFolder(), {
      'cut.json': '{\n  "format": "questwright-game",\n  "vers',
      'other.json': { format: 'something-else' },
      'new.json': { format: 'questwright-game', version: 9 },
      'old.json': { format: 'questwright-game', version: 0 },
      'bare.json': {
        format: 'questwright-game',
        version: 1,
        seed: '1',
        setup: { kind: 'scenario' },
        engine: { name: 'lcg', version: '0.1.0', hash: '' },
        packs: [],
        inputs: [{ kind: 'dance' }],
        hashes: [],
      },
    })
    const told = async (name: string) => {
      const { code, err } = await qw(['replay', join(files, name)])
      expect(code, name).toBe(1)
      return err
    }
    expect(await told('cut.json')).toMatch(/is broken: it is no JSON \(line 3, column 8/)
    expect(await told('other.json')).toContain('"something-else", expected "questwright-game"')
    expect(await told('new.json')).toMatch(/version 9.*reads version 2.*up to date/s)
    expect(await told('old.json')).toMatch(/version 0.*program that saved it/s)
    expect(await told('bare.json')).toContain('its decisions cannot be read (inputs[0]')
    const lost = await qw(['replay', join(files, 'lost.json')])
    expect([lost.code, lost.err]).toEqual([2, expect.stringContaining('There is no file')])
  })
})

describe('qw simulate', () => {
  const simulate = (...more: readonly string[]) =>
    qw(['simulate', quest, '--deck', 'leadership', '--deck', 'spirit', '--games', '3', '--seed', 'parity', '--json', ...more])

  it('counts results, and its hash is the same in both realms', async () => {
    const [sandbox, native] = [await simulate('--bot', 'random'), await simulate('--bot', 'random', '--realm', 'native')]
    expect([sandbox.code, native.code]).toEqual([0, 0])
    const figures = sandbox.json() as unknown as {
      games: number
      wins: number
      winRate: number
      interval: [number, number]
      rounds: number
      byRound: { round: number; games: number; staged?: { mean: number }; perSeat: { threat: { mean: number } } }[]
      hash: string
    }
    expect(figures).toMatchObject({
      games: 3,
      faults: 0,
      stuck: 0,
      bot: 'random',
      realm: 'quickjs',
      gamesPerSecond: expect.any(Number),
      decisionsPerSecond: expect.any(Number),
    })
    expect(figures.winRate).toBeCloseTo(figures.wins / 3, 3)
    expect(figures.interval[0]).toBeLessThanOrEqual(figures.winRate)
    expect(figures.interval[1]).toBeGreaterThan(figures.winRate)
    expect(figures.rounds).toBeGreaterThan(0)
    expect(figures.hash).toMatch(/^[0-9a-f]{16}$/)
    const inNative = native.json() as unknown as typeof figures
    expect([inNative.hash, inNative.byRound]).toEqual([figures.hash, figures.byRound])
    expect(figures.byRound.slice(0, 2)).toMatchObject([
      { round: 0, games: 3, perSeat: { threat: { mean: 26.5 } } },
      { round: 1, games: 3, staged: { mean: expect.any(Number) } },
    ])
  })

  it('uses as many of the named decks as `--players` says', async () => {
    const one = await simulate('--players', '1', '--realm', 'native', '--bot', 'random')
    expect(one.json()).toMatchObject({ decks: ['leadership'] })
    const three = await simulate('--players', '3')
    expect(three.code).toBe(2)
    expect(three.json()).toMatchObject({
      error: { kind: 'wrong-use', message: expect.stringMatching(/3 players need 3 decks, and 2 were given.*--deck/s) },
    })
  })
})

describe('wrong use of a command', () => {
  const wrong = async (parts: readonly string[], message: RegExp) => {
    const { code, err, out } = await qw([...parts, '--json'])
    expect(code, parts.join(' ')).toBe(2)
    expect(err).toMatch(message)
    expect(JSON.parse(out)).toMatchObject({ error: { kind: 'wrong-use', message: expect.stringMatching(message) } })
  }

  it('is reported with a remedy, also in JSON', async () => {
    await wrong(['dance'], /unknown command 'dance'.*--help/)
    await wrong(['play', quest], /needs a deck for each player.*leadership.*spirit/)
    await wrong(['play', quest, '--deck', 'no-such-deck'], /There is no deck "no-such-deck".*leadership/)
    await wrong(['play', 'no-such-quest', '--deck', 'leadership'], /There is no scenario "no-such-quest".*passage-through-mirkwood/)
    await wrong(['play', ...solo, '--bot', 'clever'], /random, greedy/)
    await wrong(['play', ...solo, '--mode', 'hard'], /cannot be played in the mode "hard"; it can in standard, easy and basic\./)
    await wrong(
      ['play', ...solo, '--mode', 'nightmare'],
      /In that mode lcg-nightmare:passage-through-mirkwood-nightmare is played with its cards\./,
    )
    await wrong(['play', ...solo, '--realm', 'moon'], /quickjs, native/)
    await wrong(['play', ...solo, '--packs', './no-such-folder'], /no folder/)
    await wrong(['simulate', quest, '--deck', 'leadership', '--games', 'many'], /whole number/)
    await wrong(['check', 'no-such-pack'], /There is no pack "no-such-pack".*lcg-core-set/)
    await wrong(['play', quest, '--deck', 'leadership', '--deck', 'leadership'], /cannot start with/)
  })

  it('includes an illegal deck, which is refused with every reason', async () => {
    const decks = writeFiles(temporaryFolder(), {
      'thin.json': {
        format: 'questwright-deck',
        version: 1,
        kind: 'custom',
        heroes: ['lcg-core-set:aragorn'],
        cards: { 'lcg-core-set:faramir': 4, 'lcg-core-set:no-such-card': 1 },
      },
      'torn.json': '{',
    })
    await wrong(
      ['play', quest, '--deck', join(decks, 'thin.json'), '--bot', 'random'],
      /at least 50.*at most 3|at most 3.*at least 50|no-such-card/s,
    )
    await wrong(
      ['play', quest, '--deck', join(decks, 'torn.json'), '--bot', 'random'],
      /cannot be used.*torn\.json:1:2 The JSON is broken here: the file ends too early/s,
    )
    await wrong(['play', quest, '--deck', join(decks, 'none.json'), '--bot', 'random'], /does not exist/)
  })

  it('includes a name that two packs share', async () => {
    const [one, other] = [fenPack({ 'reed-path': good }, 'fen'), fenPack({ 'reed-path': good }, 'moor')]
    await wrong(
      ['play', 'fen-walk', '--deck', 'leadership', '--packs', one, other],
      /fen and moor each have a scenario "fen-walk".*fen:fen-walk or moor:fen-walk/,
    )
    const named = await qw(['play', 'fen:fen-walk', '--deck', 'leadership', '--packs', one, other, '--bot', 'random', '--json'])
    expect(named.json()).toMatchObject({ scenario: 'fen:fen-walk', outcome: expect.stringMatching(/won|lost/) })
  })

  it('is reported by the exit code of the program, with nothing but JSON on stdout', async () => {
    const { code, out, err } = await program(['play', quest, '--json'])
    expect(code).toBe(2)
    expect(JSON.parse(out)).toMatchObject({ error: { kind: 'wrong-use' } })
    expect(err).toContain('--deck')
  })
})

describe('qw play in a terminal', () => {
  it('is played with piped lines, saved, and replayed', async () => {
    const file = join(temporaryFolder(), 'mine.json')
    const { code, out, err } = await program(
      ['play', ...solo, '--realm', 'native', '--save', file],
      ['nonsense', 'n', '?', 't', '0', 'u', '0', '0', '99', 'q', ''].join('\n'),
    )
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('Player 1 begins with threat 29')
    expect(out).toContain('Player 1: Mulligan.')
    expect(out).toContain('Type y or n. (? for help)')
    expect(out).toMatch(/u +undo the last decision/)
    expect(out).toContain('Staging area (threat 3):')
    expect(out).toContain('Taken back.')
    expect(out).toContain('There is no option 99.')
    expect(out).toContain(`Saved as ${file}`)
    expect(out).not.toMatch(/undefined|\[object|NaN/)
    const replayed = await qw(['replay', file, '--realm', 'native', '--json'])
    expect(replayed.json()).toMatchObject({ same: 'yes', outcome: 'open' })
  })

  /** Declines each question that may be declined, and takes the first option of all others. */
  const decline = (printed: string): string | undefined => {
    const how = /Type (.*):$/.exec(printed)?.[1]
    if (how === undefined) return undefined
    if (how === 'y or n') return 'n'
    if (how.includes('or 0 for none') || /^ +\d+ {2}Pass$/m.test(printed)) return '0'
    if (how.includes('Enter keeps')) return ''
    const example = /such as ([\d ]+)/.exec(how)?.[1]
    if (example && how.startsWith('an amount')) return example
    const count = Number(/^(\d+) numbers/.exec(how)?.[1] ?? 1)
    return Array.from({ length: count }, (_, i) => i + 1).join(' ')
  }

  it('prints the consequences beside each option, and those of an answer on request, before it is given', async () => {
    const lines = ['n', '0', 'w 9\nw 0\nw 1 2\n1 2', 'q']
    const file = join(temporaryFolder(), 'told.json')
    const type = (printed: string) => (/^Type .*:$/m.test(printed) ? lines.shift() : undefined)
    const { out } = await qw(['play', ...solo.slice(0, -1), '8', '--realm', 'native', '--save', file], type)
    expect(out).toMatch(/Play Son of Arnor {2}→ Aragorn pays 1: 0 left · .* · Son of Arnor enters play$/m)
    const [before = ''] = out.split('  Aragorn commits to the quest')
    expect(before.slice(before.indexOf('There is no option 9.')).split('\n').slice(1, 3)).toEqual([
      'Quest: 0 against threat 3 · 3 short: each threat +3 · before what is revealed',
      'Quest: 4 against threat 3 · Flies and Spiders: 1 progress, 1 of 8 · before what is revealed',
    ])
    // the same numbers are shown after the answer
    expect(out).toContain('willpower 4 against 3')
  })

  it('continues to the end of the game', async () => {
    const { code, err, json } = await qw(['play', ...solo, '--realm', 'native', '--json'], decline)
    expect(code).toBe(0)
    expect(json()).toMatchObject({ outcome: 'lost', why: 'lost.all-eliminated' })
    expect(err).toContain('Round 2 begins')
    expect(err).toContain('All players are eliminated: the players lose.')
    expect(err).not.toMatch(/undefined|\[object|NaN|\{\w+\}/)
  })
})

describe('qw check and qw test', () => {
  it('find no error in a correct pack', async () => {
    const folder = fenPack({ 'reed-path': good })
    const checked = await qw(['check', folder, '--json'])
    expect(checked.json()).toMatchObject({ result: 'passed', errors: 0, setUps: 1, checked: [{ pack: 'fen', version: '0.1.0' }] })
    expect(checked.code).toBe(0)
  })

  it('run scenes, and write the game of a failed scene to a file', async () => {
    const folder = fenPack({ 'reed-path': good })
    writeFiles(folder, {
      'cards/reed-path.scene.ts': `import { scene } from '@questwright/testkit'

scene('it raises threat', { you: { heroes: ['lcg-core-set:aragorn'] }, at: 'planning' }, (t) => t.isAt('quest'))
scene('it stands at the wrong place', { you: { heroes: ['lcg-core-set:aragorn'] }, at: 'planning' }, (t) => t.isAt('combat'))
`,
    })
    const { code, json, err } = await qw(['test', folder, '--json'])
    expect(code).toBe(1)
    const { results, ...figures } = json() as unknown as {
      results: { title: string; status: string; line?: number; replay?: string; file: string }[]
    }
    expect(figures).toMatchObject({ result: 'failed', scenes: 2, passed: 1, failed: 1, realm: 'quickjs' })
    const failed = results.find((result) => result.status === 'failed')
    expect(failed).toMatchObject({
      title: 'it stands at the wrong place',
      file: 'cards/reed-path.scene.ts',
      line: 4,
      replay: expect.stringMatching(/reports[\\/]replays[\\/]reed-path-it-stands-at-the-wrong-place\.json$/),
    })
    expect(err).toContain('fen/cards/reed-path.scene.ts:4')
    expect(JSON.parse(readFileSync(failed?.replay ?? '', 'utf8'))).toMatchObject({
      format: 'questwright-game',
      setup: { kind: 'position' },
      scene: { pack: 'fen' },
    })
    const story = /^ {4}[a-z]+-[a-z]+ \w+=/m
    expect(err).not.toMatch(story)
    expect((await qw(['test', folder, '--story', '--json'])).err).toMatch(story)
    const only = await qw(['test', folder, '--only', 'raises', '--json'])
    expect(only.json()).toMatchObject({ result: 'passed', scenes: 1 })
  })
})

describe('qw explain', () => {
  const file = join(temporaryFolder(), 'explained.json')

  it('prints the origin of each number, and the reason why an ability was not offered, with the line of the script', async () => {
    await qw(['play', ...solo.slice(0, -1), '5', '--bot', 'greedy', '--realm', 'native', '--save', file])
    const why = async (...more: string[]) => qw(['explain', file, '--realm', 'native', ...more])
    const attached = await why('--card', 'Aragorn', '--at', '5', '--json')
    expect(attached.code).toBe(0)
    const { stats, abilities } = attached.json() as unknown as {
      stats: { stat: string; printed: number; value: number; contributors: { name: string; place: { file: string } }[] }[]
      abilities: { name: string; status: string; reason?: { code: string; parts: { cost?: string } } }[]
    }
    const willpower = stats.find(({ stat }) => stat === 'willpower')
    expect(willpower).toMatchObject({ printed: 2, value: 4 })
    expect(willpower?.contributors[0]?.place.file).toBe('cards/attachments/celebrians-stone.ts')
    expect(abilities[0]).toMatchObject({ status: 'refused', reason: { code: 'refused.cost', parts: { cost: 'resources' } } })
    const { out } = await why('--card', 'aragorn', '--at', '5', '--stat', 'willpower')
    expect(out).toMatch(
      /willpower 4\n\s+2 {2}printed\n\s+\+2 {2}Celebrían's Stone {2}lcg-core-set\/cards\/attachments\/celebrians-stone\.ts:\d+/,
    )
  })

  it('reports a card, stat, ability or input that does not exist', async () => {
    const wrong = async (...more: string[]) => {
      const { code, err } = await qw(['explain', file, '--realm', 'native', ...more])
      return `${code} ${err}`
    }
    expect(await wrong('--card', 'nobody')).toMatch(/^2 [\s\S]*No card on this table is called "nobody"/)
    expect(await wrong('--card', 'Aragorn', '--stat', 'beauty')).toMatch(/^2 [\s\S]*no stat "beauty"\. It has: willpower/)
    expect(await wrong('--card', 'Aragorn', '--ability', 'sing')).toMatch(/^2 [\s\S]*no ability "sing"\. It has: after-commits/)
    expect(await wrong('--card', 'Aragorn', '--at', '9999')).toMatch(/^2 [\s\S]*is after the last one/)
    expect(await wrong()).toMatch(/^2 /)
  })
})
