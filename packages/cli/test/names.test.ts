import { expect, it, vi } from 'vitest'
import { fenPack, good } from './fen.ts'
import { qw, writeFiles } from './run.ts'

// realms are started here: on a busy machine that takes its time
vi.setConfig({ testTimeout: 240_000 })

/** `qw check` on names that nobody knows, and on what does nothing: with card, file and line. */

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
}

it('a misspelt stat is an error of types and of the script, with line and the nearest right name; what does nothing is a warning', async () => {
  const { code, json } = await qw(['check', fenPack(scripts), '--json'])
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
  expect(of('watcher')).toContainEqual(
    expect.objectContaining({
      severity: 'warning',
      code: 'script/does-nothing',
      line: 4,
      message: expect.stringContaining('fen:watcher#watch'),
    }),
  )
  expect(of('reed-path').filter((one) => (one as { severity?: string }).severity === 'error')).toEqual([])
})

it('a scene that is sure that a misspelt line of the story is never told fails, and names the right one', async () => {
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
