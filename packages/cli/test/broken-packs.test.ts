import { describe, expect, it, vi } from 'vitest'
import { fenPack, good } from './fen.ts'
import { qw } from './run.ts'

// these tests break realms and start programs, which is slow on a busy machine
vi.setConfig({ testTimeout: 240_000 })

/** The problems with severity `error`. */
const errorsOf = (value: unknown): readonly Told[] =>
  (value as { readonly problems: readonly Told[] }).problems.filter(({ severity }) => severity === 'error')

interface Told {
  readonly severity: 'error' | 'warning'
  readonly file?: string
  readonly line?: number
  readonly message: string
  readonly remedy?: string
  readonly code?: string
  readonly ability?: string
  readonly reason?: string
}

/** The script of a location whose ability does `deed` at the end of each resource phase; `deed` is in line 4. */
const ability = (slug: string, deed: string, words = 'card, forced'): string => `import { ${words} } from '@questwright/lcg'

export default card('${slug}', [forced.atEndOf('resource', ({ self }) => {
  ${deed}
})])
`

const while_loading: { readonly [slug: string]: string } = {
  'reed-path': good,
  'torn-page': "import { card } from '@questwright/lcg'\n\nexport default card('torn-page', [\n",
  'wrong-word':
    "import { card, forced } from '@questwright/lcg'\n\nexport default card('wrong-word', [\n  forced.atEndOf('resource', ({ self }) => self.fly()),\n])\n",
  'endless-page': "import { card } from '@questwright/lcg'\n\nfor (;;) {}\n\nexport default card('endless-page', [])\n",
  'endless-stair':
    "import { card } from '@questwright/lcg'\n\nconst down = (n: number): number => down(n + 1) + 1\n\nexport default card('endless-stair', down(1) > 0 ? [] : [])\n",
}

const while_playing: { readonly [slug: string]: string } = {
  'reed-path': good,
  'endless-loop': ability('endless-loop', 'for (let i = 0; i >= 0; i = (i + 1) % 7) if (i > 7) self.token(String(i))'),
  'endless-fall': ability('endless-fall', 'const fall = (n: number): number => fall(n + 1) + self.token(String(n)); fall(1)'),
  'endless-hoard': ability(
    'endless-hoard',
    'let hoard: string[] = []; for (;;) hoard = [...hoard, ...hoard, (self.id + String(hoard.length)).repeat(50)]',
  ),
  'endless-riddle': ability('endless-riddle', "if (/^(a+)+$/.test('a'.repeat(60) + self.id)) throw new Error('solved')"),
  'asking-gate': `import { card, choosePlayer, forced, raiseThreat } from '@questwright/lcg'

export default card('asking-gate', [
  forced.atEndOf('resource', { when: () => choosePlayer().threat > 0 }, ({ you }) => raiseThreat(you, 1)),
])
`,
  'keeping-stone': `import { card, forced, playersInOrder, raiseThreat } from '@questwright/lcg'

const times: number[] = []

export default card('keeping-stone', [
  forced.atEndOf('resource', () => {
    times.push(1)
    raiseThreat(playersInOrder(), times.length)
  }),
])
`,
  'hiding-stone': `import { card, forced, playersInOrder, raiseThreat } from '@questwright/lcg'

// the gate cannot know which method this names
const push = ['pu', 'sh'].join('') as 'push'
const counter = () => {
  const times: number[] = []
  return () => times[push](1)
}
const count = counter()

export default card('hiding-stone', [forced.atEndOf('resource', () => raiseThreat(playersInOrder(), count()))])
`,
}

/** Lets a bot play the scenario of the pack in a folder. */
const walk = (folder: string) =>
  qw(['play', 'fen-walk', '--deck', 'walkers', '--packs', folder, '--bot', 'random', '--seed', '1', '--json'])

describe('a pack whose scripts are broken', () => {
  it('is checked: each script that does not load has file, line and remedy', async () => {
    const folder = fenPack(while_loading)
    const { code, json } = await qw(['check', folder, '--json'])
    const { problems, result } = json() as unknown as { problems: Told[]; result: string }
    expect([code, result]).toEqual([1, 'failed'])
    const of = (slug: string) => errorsOf(json()).find((problem) => problem.file === `cards/${slug}.ts`)
    for (const slug of Object.keys(while_loading).filter((one) => one !== 'reed-path')) {
      const problem = of(slug)
      expect(problem, slug).toBeDefined()
      expect(problem?.remedy, slug).toMatch(/\w/)
    }
    expect(of('torn-page')?.line).toBeGreaterThanOrEqual(3)
    expect(problems).toContainEqual(expect.objectContaining({ code: 'types/error', file: 'cards/wrong-word.ts', line: 4 }))
    expect(of('endless-page')).toMatchObject({ code: 'script/out-of-fuel', line: 3 })
    expect(of('endless-stair')).toMatchObject({ code: 'script/too-deep', line: 3 })
    expect(of('reed-path')).toBeUndefined()
  })

  it('is played despite the errors, and its other cards work', async () => {
    const folder = fenPack(while_loading)
    const { code, json, err } = await walk(folder)
    const { outcome, threat, faults } = json() as unknown as { outcome: string; threat: { p1: number }; faults: Told[] }
    expect(['won', 'lost']).toContain(outcome)
    // threat begins at 12 and rises by 7 per round
    expect(threat.p1).toBeGreaterThanOrEqual(19)
    expect(err).toContain('cards/endless-page.ts:3')
    // an ability with wrong types runs until it throws
    expect(faults.map((fault) => fault.ability)).toEqual(['fen:wrong-word#end-of-resource'])
    expect(code).toBe(1)
  })

  for (const [slug, reason, line] of [
    ['endless-loop', 'out-of-fuel', 3],
    ['endless-fall', 'too-deep', 4],
    ['endless-riddle', 'out-of-fuel', 3],
    ['asking-gate', 'asks-in-restriction', 4],
  ] as const)
    it(`has the failing ability muted in a game, with a message that says where: ${slug}`, async () => {
      const folder = fenPack({ 'reed-path': good, [slug]: while_playing[slug] as string })
      const { json, err } = await walk(folder)
      const { outcome, threat, faults } = json() as unknown as { outcome: string; threat: { p1: number }; faults: Told[] }
      expect(['won', 'lost']).toContain(outcome)
      expect(threat.p1).toBeGreaterThanOrEqual(19)
      expect(faults).toMatchObject([{ ability: `fen:${slug}#end-of-resource`, reason, file: `cards/${slug}.ts`, line }])
      expect(err).toMatch(new RegExp(`fault fen/cards/${slug}\\.ts:${line}:\\d+ .*\\n {2}the ability was muted and the game went on; \\w`))
    })

  it('has an ability muted that fills the memory', async () => {
    const folder = fenPack({ 'reed-path': good, 'endless-hoard': while_playing['endless-hoard'] as string })
    const { json } = await walk(folder)
    const { outcome, faults } = json() as unknown as { outcome: string; faults: Told[] }
    expect(['won', 'lost']).toContain(outcome)
    expect(faults).toContainEqual(
      expect.objectContaining({
        ability: 'fen:endless-hoard#end-of-resource',
        reason: 'out-of-memory',
        file: 'cards/endless-hoard.ts',
        line: 3,
      }),
    )
  })

  it('that keeps state between calls is refused if the check finds it', async () => {
    const folder = fenPack({ 'reed-path': good, 'keeping-stone': while_playing['keeping-stone'] as string })
    const { code, json } = await qw(['check', folder, '--json'])
    expect(code).toBe(1)
    expect(errorsOf(json())).toMatchObject([
      { code: 'gate/script-state', file: 'cards/keeping-stone.ts', line: 7, remedy: expect.stringContaining('memory') },
    ])
  })

  it('that keeps state in a hidden way fails because the state is frozen, and its line is reported', async () => {
    const folder = fenPack({ 'reed-path': good, 'hiding-stone': while_playing['hiding-stone'] as string })
    const { code, json } = await qw(['check', folder, '--json'])
    expect(code).toBe(1)
    expect(errorsOf(json())).toMatchObject([{ code: 'fault/script-error', file: 'cards/hiding-stone.ts', line: 7 }])
  })

  it('is run outside the sandbox only with --trust', async () => {
    const folder = fenPack({ 'reed-path': good })
    const refused = await qw(['play', 'fen-walk', '--deck', 'walkers', '--packs', folder, '--bot', 'random', '--realm', 'native', '--json'])
    expect(refused.code).toBe(2)
    expect(refused.json()).toMatchObject({ error: { kind: 'wrong-use', message: expect.stringContaining('--trust fen') } })
    const trusted = await qw([
      'play',
      'fen-walk',
      '--deck',
      'walkers',
      '--packs',
      folder,
      '--trust',
      'fen',
      '--bot',
      'random',
      '--realm',
      'native',
      '--json',
    ])
    expect(trusted.json()).toMatchObject({ realm: 'native', outcome: expect.stringMatching(/won|lost/) })
  })
})
