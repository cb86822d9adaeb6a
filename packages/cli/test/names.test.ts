import { beforeAll, expect, it, vi } from 'vitest'
import { fenPack, good } from './fen.ts'
import { qw, type Ran, writeFiles } from './run.ts'

// these tests start realms, which is slow on a busy machine
vi.setConfig({ testTimeout: 240_000 })

/** `qw check` finds unknown names, code without effect and values that are not numbers, and reports each with its card, file and line. */

/** A location with a constant ability in line 4 of its script. */
const constant = (slug: string, options: string, words: string): string => `import { card, modifier${words} } from '@questwright/lcg'

export default card('${slug}', [
  modifier('willpower', { on: (one) => one.isHero, ${options} }),
])
`

const scripts: { readonly [slug: string]: string } = {
  'reed-path': good,
  'dim-glow':
    "import { card, modifier } from '@questwright/lcg'\n\nexport default card('dim-glow', [\n  modifier('wilpower', { by: 1 }),\n])\n",
  'hidden-glow': `import { action, card, modifier } from '@questwright/lcg'

export default card('hidden-glow', [
  action({ where: ['shadow'] }, () => undefined),
  modifier('traits' as 'willpower', { by: 1 }),
])
`,
  watcher: "import { card, check } from '@questwright/lcg'\n\nexport default card('watcher', [\n  check('watch', () => []),\n])\n",
  // these pass the type check and are found when the scenario is set up
  writer: constant('writer', 'by: ({ you }) => { raiseThreat(you, 1); return 1 }', ', raiseThreat'),
  asker: constant('asker', 'by: () => chooseAmount(1, 2)', ', chooseAmount'),
  halves: constant('halves', 'by: ({ self }) => self.threat + 1 / 2', '').replace('+ 1 / 2', '+ [1].length / 2'),
  // the type check finds these as well
  silent: constant('silent', 'by: () => undefined', ''),
  speaker: constant('speaker', "by: () => '1'", ''),
  stranger: `import { action, card, chooseAmount, raiseThreat } from '@questwright/lcg'

export default card('stranger', [
  action(({ self, you }) => raiseThreat(you, chooseAmount(1, 2, { by: self }))),
])
`,
}

/** One run of `qw check` for all of them. */
let checked: Promise<Ran>
beforeAll(() => {
  checked = qw(['check', fenPack(scripts), '--json'])
})

it('a misspelt stat is a type error and an error of the script, with its line and the most similar name', async () => {
  const { code, json } = await checked
  const { problems } = json() as { problems: readonly { file: string }[] }
  expect(code).toBe(1)
  const of = (slug: string) => problems.filter(({ file }) => file === `cards/${slug}.ts`)
  expect(of('dim-glow')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'types/error', line: 4, remedy: expect.stringContaining("Did you mean 'willpower'?") }),
      expect.objectContaining({
        severity: 'error',
        code: 'script/wrong-name',
        line: 4,
        message: "fen:dim-glow#wilpower-add: 'wilpower' is no stat; did you mean 'willpower'?",
      }),
    ]),
  )
  expect(of('hidden-glow')).toContainEqual(
    expect.objectContaining({
      code: 'script/wrong-name',
      line: 5,
      message: "fen:hidden-glow#traits-add: 'traits' is a list of words, and cannot be changed in this way",
    }),
  )
  // a card may have a state check of its own, so only its missing scene is reported
  expect(of('watcher').map((one) => (one as { code?: string }).code)).toEqual(['scene/none'])
  expect(of('reed-path').filter((one) => (one as { severity?: string }).severity === 'error')).toEqual([])
})

it('constant abilities that write, ask, or give no number are reported by check with their line and a remedy, and not as an error of the scenario', async () => {
  const { code, json } = await checked
  const { problems } = json() as { problems: readonly { file: string; code: string; line?: number; message: string; remedy: string }[] }
  expect(code).toBe(1)
  expect(problems.filter(({ file }) => file.startsWith('scenarios/'))).toEqual([])
  const of = (slug: string, start: string) => problems.filter((one) => one.file === `cards/${slug}.ts` && one.code.startsWith(start))
  expect(of('writer', 'fault/')).toMatchObject([
    { code: 'fault/changes-in-restriction', line: 4, remedy: expect.stringContaining('only read the table') },
  ])
  expect(of('asker', 'fault/')).toMatchObject([
    { code: 'fault/asks-in-restriction', line: 4, remedy: expect.stringContaining('only read the table') },
  ])
  expect(of('halves', 'fault/')).toMatchObject([
    {
      code: 'fault/wrong-value',
      line: 4,
      message: expect.stringContaining('whole numbers'),
      remedy: expect.stringContaining('a whole number for numbers'),
    },
  ])
  for (const slug of ['silent', 'speaker', 'stranger']) expect(of(slug, 'types/'), slug).toMatchObject([{ code: 'types/error', line: 4 }])
  for (const slug of ['silent', 'speaker']) expect(of(slug, 'fault/'), slug).toMatchObject([{ line: 4 }])
})

it('a scene that expects that a misspelt line of the story is never told fails, and the message has the right name', async () => {
  const folder = fenPack({ 'reed-path': good })
  writeFiles(folder, {
    'cards/reed-path.scene.ts': `import { scene } from '@questwright/testkit'

scene('nobody is damaged', { you: { heroes: ['lcg-core-set:aragorn'] }, at: 'planning' }, (t) => t.tells('damagd' as 'damaged', {}, 0).isAt('quest'))
`,
  })
  const { code, json } = await qw(['test', folder, '--json'])
  expect(code).toBe(1)
  const { results } = json() as { results: readonly { message?: string }[] }
  expect(JSON.stringify(results)).toContain("'damagd' is no kind of story; did you mean 'damaged'?")
})
