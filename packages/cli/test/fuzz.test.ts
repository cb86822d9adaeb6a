import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { EVENT, LOCATION, moorPack, type Planted, TREACHERY } from './moor.ts'
import { qw, temporaryFolder } from './run.ts'

// these tests are limited by counts and not by time, but they are slow on a busy machine
vi.setConfig({ testTimeout: 120_000 })

interface Report {
  readonly result: string
  readonly ended: string
  readonly games: number
  readonly choices: number
  readonly abilities: number
  readonly satisfied: number
  readonly inQuickjs: number
  readonly failures: readonly {
    readonly kind: string
    readonly code: string
    readonly message: string
    readonly file?: string
    readonly line?: number
    readonly way: string
    readonly replay: string
    readonly answers: number
    readonly cards?: number
    readonly game: number
    readonly written: string
  }[]
  readonly hungry: readonly { readonly name: string; readonly title: string; readonly fired: number; readonly why: string }[]
}

interface Ran {
  readonly code: number
  readonly report: Report
  readonly err: string
  readonly folder: string
}

async function fuzz(planted: Planted | undefined, ...more: readonly string[]): Promise<Ran> {
  const folder = moorPack(planted)
  const { code, json, err } = await qw(['fuzz', folder, '--trust', folder, '--seed', 'moor', '--minutes', '0', '--json', ...more])
  return { code, report: json() as unknown as Report, err, folder }
}

/** Plays a reproduction file again, with the pack as it was or with a repaired pack. */
async function again(file: string, folder: string): Promise<{ code: number; shows: string }> {
  const { code, json } = await qw(['replay', file, '--packs', folder, '--trust', folder, '--json'])
  return { code, shows: json().shows as string }
}

describe('qw fuzz', () => {
  it('reports nothing for a correct pack', async () => {
    const one = await fuzz(undefined, '--times', '1', '--games', '80', '--share', '40')
    expect(one.report.failures).toEqual([])
    expect(one.report.hungry).toEqual([])
    expect(one.code).toBe(0)
    expect(one.report).toMatchObject({ result: 'nothing', ended: 'satisfied' })
    expect(one.report.abilities).toBe(5)
    expect(one.report.inQuickjs).toBeGreaterThan(0)
    expect(one.err).toMatch(/\d+ games, \d+ choices, \d of 5 abilities satisfied, 0 failures/)
  })

  it('plays the same games again', { tags: 'long' }, async () => {
    const [one, other] = [await fuzz(undefined, '--games', '20', '--share', '10'), await fuzz(undefined, '--games', '20', '--share', '10')]
    expect(one.report.games).toBe(20)
    expect([other.report.games, other.report.choices]).toEqual([one.report.games, one.report.choices])
  })

  it('also plays the cards of a pack without abilities, and says that there is nothing to trigger', { tags: 'long' }, async () => {
    const folder = moorPack(undefined)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (file.endsWith('.ts')) rmSync(join(folder, file))
    // the pack's ally becomes a location, because playing an ally would count as an ability
    writeFileSync(join(folder, 'cards/peat-cutter.json'), JSON.stringify(LOCATION))
    const { code, out } = await qw(['fuzz', folder, '--trust', folder, '--seed', 'moor', '--minutes', '0', '--games', '10', '--share', '8'])
    expect(out).toMatch(/^10 games and \d{2,} choices in/m)
    expect(out).toContain('no abilities, so nothing has to fire. Its cards were played with all the same; 0 failures.')
    expect(code).toBe(0)
  })

  it('names each composed key without words once, and so does qw test', { tags: 'long' }, async () => {
    const planted: Planted = {
      cards: { 'fork-in-the-fen': TREACHERY },
      scripts: {
        'fork-in-the-fen': `import { card, chooseOne, raiseThreat, whenRevealed } from '@questwright/lcg'

export default card('fork-in-the-fen', [
  whenRevealed(({ you }) =>
    chooseOne(Object.fromEntries(['left', 'right'].map((side) => ['go-' + side, () => raiseThreat(you, 1)]))),
  ),
])
`,
      },
    }
    const folder = moorPack(planted)
    const text = join(folder, 'text/en.json')
    const book = JSON.parse(readFileSync(text, 'utf8'))
    book.cards['fork-in-the-fen'].words = { ways: { 'go-left': 'Go left' } }
    writeFileSync(text, JSON.stringify(book))
    const missing =
      'error moor/text/en.json The way of a choice "go-right" of fork-in-the-fen has no words: players read the bare key. [words/missing]'
    const fuzzed = await qw(['fuzz', folder, '--trust', folder, '--seed', 'moor', '--minutes', '0', '--games', '6', '--share', '100'])
    expect(fuzzed.code).toBe(1)
    expect(fuzzed.out.split('\n').filter((line) => line.includes('words/missing'))).toEqual([missing])
    writeFileSync(
      join(folder, 'cards/fork-in-the-fen.scene.ts'),
      `import { scene } from '@questwright/testkit'

scene('a fork', { you: { heroes: ['bran-the-piper'], threat: 20 }, encounterDeck: ['fork-in-the-fen'], at: '3.1' }, (t) => {
  t.decline().asks('choose-one')
})
`,
    )
    const tested = await qw(['test', folder])
    expect(tested.err).not.toContain('failed ')
    expect(tested.code).toBe(1)
    expect(tested.err.split('\n').filter((line) => line.includes('words/missing'))).toEqual([missing])
    const checked = await qw(['check', folder])
    expect(checked.out).toMatch(/warning moor\/cards\/fork-in-the-fen\.ts:5:15 This way of a choice gets its key while the game runs/)
  })

  it('finds an ability that throws, with its line, and the shortest game that leads to the error', async () => {
    const { code, report, folder } = await fuzz(
      {
        cards: { 'rotten-plank': LOCATION },
        scripts: {
          'rotten-plank': `import { card, forced } from '@questwright/lcg'

export default card('rotten-plank', [
  forced.after('explored', { of: 'self' }, () => {
    throw new Error('the plank breaks')
  }),
])
`,
        },
      },
      '--games',
      '12',
      '--share',
      '100',
    )
    expect(code).toBe(1)
    const [failure] = report.failures
    expect(failure).toMatchObject({
      kind: 'fault',
      code: 'moor:rotten-plank#forced-after-explored script-error',
      file: 'cards/rotten-plank.ts',
      line: 5,
      way: 'play',
      replay: 'shortest',
    })
    // the game that failed had about sixty cards and dozens of answers; the shortened one must be much smaller
    expect(failure?.cards).toBeLessThanOrEqual(16)
    expect(failure?.answers).toBeLessThanOrEqual(10)
    expect(report.hungry.map(({ name, why }) => [name, why])).toContainEqual([
      'moor:rotten-plank#forced-after-explored',
      expect.stringMatching(/fails|too rarely/),
    ])
    const file = failure?.written as string
    expect(file).toBe(join(folder, 'fuzz', 'fault-moor-rotten-plank-forced-after-explored-script-error.json'))
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'questwright-fuzz',
      version: 2,
      way: 'play',
      found: { seed: 'moor' },
    })
    expect(await again(file, folder)).toEqual({ code: 1, shows: 'yes' })
    // with a byte order mark, as editors on Windows save files
    writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`)
    expect(await again(file, folder)).toEqual({ code: 1, shows: 'yes' })
    const repaired = moorPack({
      cards: { 'rotten-plank': LOCATION },
      scripts: { 'rotten-plank': "import { card } from '@questwright/lcg'\n\nexport default card('rotten-plank', [])\n" },
    })
    expect(await again(file, repaired)).toEqual({ code: 0, shows: 'no' })
  })

  it('finds a script that keeps state between calls', { tags: 'long' }, async () => {
    const { report, folder } = await fuzz(
      {
        cards: { 'counting-stone': LOCATION },
        scripts: {
          'counting-stone': `import { card, forced, playersInOrder, raiseThreat } from '@questwright/lcg'

// the gate cannot know which method this names
const push = ['pu', 'sh'].join('') as 'push'
const counter = () => {
  const times: number[] = []
  return () => times[push](1)
}
const count = counter()

export default card('counting-stone', [forced.atEndOf('round', () => raiseThreat(playersInOrder(), count() % 2))])
`,
        },
      },
      '--games',
      '4',
      '--share',
      '2',
      '--shrink',
      '1',
    )
    const closed = report.failures.find(({ code }) => code === 'moor:counting-stone#end-of-round script-error')
    expect(closed).toMatchObject({ kind: 'fault', way: 'play', file: 'cards/counting-stone.ts', line: 7 })
    expect(report.failures.filter(({ kind, code }) => !['hash', 'crash'].includes(kind) && !code.includes('counting-stone'))).toEqual([])
    expect(await again(closed?.written as string, folder)).toMatchObject({ code: 1 })
  })

  it('finds a script that behaves differently in the other realm', { tags: 'long' }, async () => {
    const { report, folder } = await fuzz(
      {
        cards: { 'two-tongued-thrush': LOCATION },
        scripts: {
          'two-tongued-thrush': `import { card, forced, playersInOrder, raiseThreat } from '@questwright/lcg'

// one of the two engines spreads no letters of a text
const speaks = () => Object.keys({ ...('ab' as unknown as object) }).length === 2

export default card('two-tongued-thrush', [forced.atEndOf('round', () => raiseThreat(playersInOrder(), speaks() ? 1 : 2))])
`,
        },
      },
      '--games',
      '2',
      '--share',
      '1',
      '--shrink',
      '1',
    )
    const failure = report.failures.find(({ way }) => way === 'quickjs')
    expect(failure).toMatchObject({ kind: 'hash', replay: 'shortest', message: expect.stringContaining('in quickjs the game differs') })
    expect(report.failures.map(({ way }) => way)).toEqual(['quickjs'])
    expect(await again(failure?.written as string, folder)).toEqual({ code: 1, shows: 'yes' })
  })

  it('names the abilities that never triggered, and says why', { tags: 'long' }, async () => {
    const { code, report } = await fuzz(
      {
        cards: { 'deaf-ear': EVENT },
        scripts: {
          'deaf-ear': `import { action, card, drawCards } from '@questwright/lcg'

export default card('deaf-ear', [action({ when: ({ you }) => you.threat > 900 }, ({ you }) => void drawCards(you, 1))])
`,
        },
      },
      '--times',
      '1',
      '--games',
      '8',
      '--share',
      '100',
    )
    expect(code).toBe(1)
    expect(report.failures).toEqual([])
    expect(report.hungry).toMatchObject([{ name: 'moor:deaf-ear#action', title: 'deaf-ear', fired: 0, why: 'it was never offered' }])
    expect(report.ended).toBe('games')
  })

  it('follows the decisions of a scene to places that it would never reach by chance', { tags: 'long' }, async () => {
    const script = `import { action, card, drawCards } from '@questwright/lcg'

export default card('shy-bell', [action({ when: ({ you }) => you.threat === 3 }, ({ you }) => void drawCards(you, 1))])
`
    const shown = `import { scene } from '@questwright/testkit'

scene(
  'it rings while nobody looks',
  { you: { heroes: ['ada-of-the-moor'], hand: ['shy-bell'], deck: 3, threat: 3 }, encounterDeck: 5, at: 'planning' },
  (t) => {
    t.play('shy-bell').sees({ 'you.hand': 1 }).isAt('planning')
  },
)
`
    const cards = { 'shy-bell': EVENT }
    const options = ['--times', '1', '--games', '24', '--share', '100']
    const hidden = await fuzz({ cards, scripts: { 'shy-bell': script } }, ...options)
    expect(hidden.report.hungry).toMatchObject([{ name: 'moor:shy-bell#action', fired: 0 }])
    const { code, report } = await fuzz({ cards, scripts: { 'shy-bell': script, 'shy-bell.scene': shown } }, ...options)
    expect(report.hungry).toEqual([])
    expect(report.failures).toEqual([])
    expect(code).toBe(0)
  })

  it('finds an endless offer, and an endless question', async () => {
    const { report } = await fuzz(
      {
        cards: {
          'idle-fiddle': { type: 'ally', sphere: 'neutral', cost: 0, willpower: 1, attack: 0, defense: 0, hitPoints: 1, quantity: 3 },
          'riddle-game': TREACHERY,
        },
        scripts: {
          'idle-fiddle': `import { action, card } from '@questwright/lcg'

export default card('idle-fiddle', [action({ could: () => true }, () => undefined)])
`,
          'riddle-game': `import { card, chooseAmount, whenRevealed } from '@questwright/lcg'

export default card('riddle-game', [
  whenRevealed(() => {
    for (let i = 0; i < 1000; i++) chooseAmount(0, 3)
  }),
])
`,
        },
      },
      '--games',
      '12',
      '--share',
      '100',
    )
    const codes = report.failures.map(({ kind, code }) => `${kind} ${code}`)
    expect(codes).toContain('endless moor:idle-fiddle#action')
    expect(codes.some((one) => one.startsWith('stuck ') && one.includes('moor:riddle-game'))).toBe(true)
  })

  it('finds a card that moves to a wrong zone', async () => {
    const { report, folder } = await fuzz(
      {
        cards: { 'will-o-the-wisp': TREACHERY },
        scripts: {
          'will-o-the-wisp': `import { addToHand, card, firstPlayer, whenRevealed } from '@questwright/lcg'

export default card('will-o-the-wisp', [whenRevealed(({ self }) => addToHand(self, firstPlayer()))])
`,
        },
      },
      '--games',
      '12',
      '--share',
      '100',
    )
    const failure = report.failures.find(({ code }) => code === 'in-a-strange-pile moor:will-o-the-wisp')
    expect(failure).toMatchObject({ kind: 'breach', replay: 'shortest', message: expect.stringContaining('encounter deck') })
    expect(failure?.cards).toBeLessThanOrEqual(4)
    expect(await again(failure?.written as string, folder)).toEqual({ code: 1, shows: 'yes' })
  })

  it('survives a script that fills the memory, and names it', { tags: 'long' }, async () => {
    const folder = moorPack({
      cards: { 'long-tale': EVENT },
      scripts: {
        'long-tale': `import { action, card } from '@questwright/lcg'

export default card('long-tale', [
  action({ could: () => true }, () => {
    const all: number[][] = []
    for (;;) all.push(new Array<number>(1_000_000).fill(all.length))
  }),
])
`,
      },
    })
    // the pack is not on the list of trusted packs, so it is played in the sandbox
    const { json, err } = await qw([
      'fuzz',
      folder,
      '--seed',
      'moor',
      '--minutes',
      '0',
      '--games',
      '6',
      '--share',
      '100',
      '--shrink',
      '0',
      '--json',
    ])
    const report = json() as unknown as Report
    expect(err).toContain('--trust moor')
    const failure = report.failures.find(({ code }) => code.includes('moor:long-tale#action'))
    expect(failure?.kind).toMatch(/realm|fault/)
    expect(report.games).toBe(6)
    expect(existsSync(failure?.written as string)).toBe(true)
  })

  it('writes into the given folder, and refuses one where it cannot write', async () => {
    const out = temporaryFolder()
    const { report } = await fuzz(
      {
        cards: { 'cold-stream': LOCATION },
        scripts: {
          'cold-stream': `import { card, modifier } from '@questwright/lcg'

export default card('cold-stream', [modifier('threat', { by: ({ self }) => (self.inStaging ? (undefined as unknown as { n: number }).n : 0) })])
`,
        },
      },
      '--games',
      '10',
      '--share',
      '100',
      '--out',
      out,
    )
    expect(report.failures.length).toBeGreaterThan(0)
    for (const { written } of report.failures) expect(written.startsWith(out)).toBe(true)
    const wrong = await qw(['fuzz', 'no-such-pack', '--minutes', '0', '--json'])
    expect(wrong.code).toBe(2)
    const missing = await qw(['fuzz', '--only', join(out, 'nothing.json'), '--json'])
    expect(missing.code).toBe(2)
    expect((await qw(['fuzz', '--help'])).out).toContain('--minutes')
  })
})
