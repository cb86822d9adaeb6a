import { describe, expect, it } from 'vitest'
import { fenPack, good } from './fen.ts'
import { qw } from './run.ts'

interface Told {
  readonly file?: string
  readonly line?: number
  readonly message: string
  readonly remedy?: string
  readonly code?: string
  readonly ability?: string
  readonly reason?: string
}

/** A script of a location whose ability does this at the end of the first resource phase; the deed stands in line 4. */
const ability = (slug: string, deed: string, words = 'card, forced'): string => `import { ${words} } from '@questwright/lcg'

export default card('${slug}', [forced.atEndOf('resource', ({ self }) => {
  ${deed}
})])
`

const while_loading: { readonly [slug: string]: string } = {
  'reed-path': good,
  'torn-page': "import { card } from '@questwright/lcg'\n\nexport default card('torn-page', [\n",
  'wrong-word': "import { card, forced } from '@questwright/lcg'\n\nexport default card('wrong-word', [\n  forced.atEndOf('resource', ({ self }) => self.fly()),\n])\n",
  'endless-page': "import { card } from '@questwright/lcg'\n\nfor (;;) {}\n\nexport default card('endless-page', [])\n",
  'endless-stair': "import { card } from '@questwright/lcg'\n\nconst down = (n: number): number => down(n + 1) + 1\n\nexport default card('endless-stair', down(1) > 0 ? [] : [])\n",
  'heavy-stone': "import { card } from '@questwright/lcg'\n\nconst stones: number[][] = []\nfor (let i = 0; i < 1_000_000; i++) stones.push(new Array<number>(1_000).fill(i))\n\nexport default card('heavy-stone', stones.length > 0 ? [] : [])\n",
}

const while_playing: { readonly [slug: string]: string } = {
  'reed-path': good,
  'endless-loop': ability('endless-loop', 'for (let i = 0; i >= 0; i = (i + 1) % 7) self.token(String(i))'),
  'endless-fall': ability('endless-fall', 'const fall = (n: number): number => fall(n + 1) + self.token(String(n)); fall(1)'),
  'endless-hoard': ability('endless-hoard', "let hoard: string[] = []; for (;;) hoard = [...hoard, ...hoard, `${self.id} ${hoard.length}`.repeat(50)]"),
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
}

describe('a pack whose scripts are broken', () => {
  it('is checked: each script that does not load has file, line and remedy', async () => {
    const folder = fenPack(while_loading)
    const { code, json } = await qw(['check', folder, '--json'])
    const { problems, result } = json() as unknown as { problems: Told[]; result: string }
    expect([code, result]).toEqual([1, 'failed'])
    const of = (slug: string) => problems.find((problem) => problem.file === `cards/${slug}.ts`)
    for (const slug of Object.keys(while_loading).filter((one) => one !== 'reed-path')) {
      const problem = of(slug)
      expect(problem, slug).toBeDefined()
      expect(problem?.remedy, slug).toMatch(/\w/)
    }
    expect(of('torn-page')?.line).toBeGreaterThanOrEqual(3)
    expect(of('wrong-word')).toMatchObject({ code: 'types/error', line: 4 })
    expect(of('endless-page')).toMatchObject({ code: 'script/out-of-fuel', line: 3 })
    expect(of('endless-stair')).toMatchObject({ code: 'script/too-deep', line: 3 })
    expect(of('heavy-stone')).toMatchObject({ code: 'script/out-of-memory', line: 4 })
    expect(of('reed-path')).toBeUndefined()
  })

  it('is played all the same, and its other cards work', async () => {
    const folder = fenPack(while_loading)
    const { code, json, err } = await qw(['play', 'fen-walk', '--deck', 'walkers', '--packs', folder, '--bot', 'random', '--seed', '1', '--json'])
    const { outcome, threat, faults } = json() as unknown as { outcome: string; threat: { p1: number }; faults: Told[] }
    expect(['won', 'lost']).toContain(outcome)
    // 12 at the beginning, and 7 a round
    expect(threat.p1).toBeGreaterThanOrEqual(19)
    expect(err).toContain('cards/endless-page.ts:3')
    // what has wrong types runs until it fails
    expect(faults.map((fault) => fault.ability)).toEqual(['fen:wrong-word#end-of-resource'])
    expect(code).toBe(1)
  })

  it('has its abilities muted in a game, each with file, line and remedy', async () => {
    const folder = fenPack(while_playing)
    const { json, err } = await qw(['play', 'fen-walk', '--deck', 'walkers', '--packs', folder, '--bot', 'random', '--seed', '1', '--json'])
    const { outcome, threat, faults } = json() as unknown as { outcome: string; threat: { p1: number }; faults: Told[] }
    expect(['won', 'lost']).toContain(outcome)
    expect(threat.p1).toBeGreaterThanOrEqual(19)
    const of = (slug: string) => faults.find((fault) => fault.ability === `fen:${slug}#end-of-resource`)
    expect(of('endless-loop')).toMatchObject({ reason: 'out-of-fuel', file: 'cards/endless-loop.ts', line: 4 })
    expect(of('endless-fall')).toMatchObject({ reason: 'too-deep', file: 'cards/endless-fall.ts', line: 4 })
    expect(of('endless-hoard')).toMatchObject({ reason: 'out-of-memory', file: 'cards/endless-hoard.ts' })
    expect(of('endless-riddle')?.file).toBe('cards/endless-riddle.ts')
    expect(of('asking-gate')).toMatchObject({ reason: 'asks-in-restriction', file: 'cards/asking-gate.ts', line: 4 })
    expect(of('reed-path')).toBeUndefined()
    for (const slug of ['endless-loop', 'endless-fall', 'endless-hoard', 'endless-riddle', 'asking-gate']) expect(err).toMatch(new RegExp(`fault fen/cards/${slug}\\.ts:\\d+.*\\n {2}\\w`))
  })

  it('that keeps state is found by a check', async () => {
    const folder = fenPack({ 'reed-path': good, 'keeping-stone': while_playing['keeping-stone'] as string })
    const { code, json } = await qw(['check', folder, '--json'])
    const { problems } = json() as unknown as { problems: Told[] }
    expect(code).toBe(1)
    expect(problems).toMatchObject([{ code: 'fault/keeps-state', file: 'cards/keeping-stone.ts' }])
    expect(problems[0]?.remedy).toContain('remember')
  })

  it('is never run outside the sandbox', async () => {
    const folder = fenPack({ 'reed-path': good })
    const refused = await qw(['play', 'fen-walk', '--deck', 'walkers', '--packs', folder, '--bot', 'random', '--realm', 'native', '--json'])
    expect(refused.code).toBe(2)
    expect(refused.json()).toMatchObject({ error: { kind: 'wrong-use', message: expect.stringContaining('--trust fen') } })
    const trusted = await qw(['play', 'fen-walk', '--deck', 'walkers', '--packs', folder, '--trust', 'fen', '--bot', 'random', '--realm', 'native', '--json'])
    expect(trusted.json()).toMatchObject({ realm: 'native', outcome: expect.stringMatching(/won|lost/) })
  })
})
