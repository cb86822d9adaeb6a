/** Optional rules of packs on the command line: chosen with `--rules`, kept in saved games, refused if they exclude each other. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { fenPack, good } from './fen.ts'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

const workspace = temporaryFolder()
const fen = fenPack({ 'reed-path': good })

const rising = (
  slug: string,
  by: number,
  steps = '',
) => `import { forced, playersInOrder, raiseThreat${steps && ', insteadOfStep, step'}, system } from '@questwright/lcg'

export default system('${slug}', {
  rules: [forced.atEndOf('resource', () => raiseThreat(playersInOrder(), ${by}))],
  ${steps}
})
`
const words = (title: string) => ({ title, text: `Each player's threat rises faster: ${title}.` })

/** Two rules that exclude each other, because both replace the same step, and one that can be used with either. */
const rules = writeFiles(temporaryFolder(), {
  'package.json': { name: '@you/house-rules', version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
  'systems/dread.json': { rule: 'optional' },
  'systems/dread.ts': rising('dread', 50),
  'systems/hurry.json': { rule: 'optional', steps: { travel: ['hurry-on'] }, messages: { 'step.hurry-on': 'Hurry on' } },
  'systems/hurry.ts': rising('hurry', 1, "steps: [insteadOfStep('4.2', step('hurry-on', () => undefined))],"),
  'systems/linger.json': { rule: 'optional', steps: { travel: ['stay-here'] }, messages: { 'step.stay-here': 'Stay here' } },
  'systems/linger.ts': rising('linger', 1, "steps: [insteadOfStep('4.2', step('stay-here', () => undefined))],"),
  'text/en.json': { systems: { dread: words('Dread'), hurry: words('Hurry'), linger: words('Linger') } },
})

const game = (...more: readonly string[]) => ['fen-walk', '--deck', 'leadership', '--packs', fen, rules, '--json', ...more]
const save = join(workspace, 'dread.json')

it('a chosen rule applies, is stored in the saved game, and applies again in a replay', async () => {
  const [without, beside] = await Promise.all([qw(['play', ...game('--bot', 'greedy')]), qw(['check', rules, '--json'])])
  expect(beside.json().errors).toBe(0)
  const ran = await qw(['play', ...game('--bot', 'greedy', '--rules', 'dread', '--save', save)])
  expect(ran.json()).toMatchObject({ rules: ['house-rules:system/dread'] })
  // with the rule, players lose at once, because their threat is 50
  expect([without.json().outcome, ran.json().outcome]).toEqual(['won', 'lost'])
  const { setup, packs } = JSON.parse(readFileSync(save, 'utf8'))
  expect(setup.rules).toEqual(['house-rules:system/dread'])
  expect(packs.map(({ name }: { name: string }) => name)).toContain('@you/house-rules')
  const again = await qw(['replay', save, '--packs', fen, rules, '--json'])
  expect({ code: again.code, err: again.err }).toEqual({ code: 0, err: '' })
  expect(again.json()).toMatchObject({ stateHash: ran.json().stateHash })
})

it('a simulation accepts several rules: as separate words, or separated by commas', async () => {
  const figures = async (...more: readonly string[]) => (await qw(['simulate', ...game('--games', '2', ...more)])).json()
  const [none, one, other] = [
    await figures(),
    await figures('--rules', 'dread,hurry'),
    await figures('--rules', 'hurry', 'house-rules:dread'),
  ]
  expect(one.rules).toEqual(['house-rules:system/dread', 'house-rules:system/hurry'])
  expect(none).not.toHaveProperty('rules')
  expect(none.hash).not.toBe(one.hash)
  expect(other.hash).toBe(one.hash)
})

it('an unknown rule is refused with the nearest name', async () => {
  const { code, err } = await qw(['play', ...game('--bot', 'greedy', '--rules', 'dred')])
  expect(code).toBe(2)
  expect(err).toContain('There is no optional rule "dred". Did you mean "dread"? Optional rules: dread, hurry and linger.')
})

it('rules that exclude each other are refused before the game begins, and both are named', async () => {
  const never = join(workspace, 'never.json')
  const { code, err } = await qw(['play', ...game('--bot', 'greedy', '--rules', 'hurry', 'linger', '--save', never)])
  expect(code).toBe(1)
  expect(err).toContain(
    'house-rules:system/hurry and house-rules:system/linger both replace the step 4.2; only one of them can be in a game',
  )
  expect(existsSync(never)).toBe(false)
  const twin = writeFiles(temporaryFolder(), {
    'package.json': { name: '@you/twin', version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
    'systems/haste.json': { rule: 'optional', messages: { 'step.hurry-on': 'Hurry' } },
    'systems/rush.json': { rule: 'optional', messages: { 'step.hurry-on': 'Rush' } },
    'text/en.json': { systems: { haste: words('Haste'), rush: words('Rush') } },
  })
  const clash = await qw(['play', ...game('--bot', 'greedy', '--rules', 'haste', 'rush', '--packs', fen, rules, twin)])
  expect(clash.code).toBe(2)
  expect(clash.err).toContain('Haste and Rush cannot be used together: both declare "step.hurry-on" of `messages`.')
})

it('the check sets up a game with each of them, and accepts them in the list of rules of a scenario', async () => {
  const failing = writeFiles(temporaryFolder(), {
    'package.json': { name: '@you/failing', version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
    'systems/fate.json': { rule: 'optional' },
    'systems/fate.ts': `import { forced, system } from '@questwright/lcg'

export default system('fate', {
  rules: [forced.after('drawn', () => { throw new RangeError('no cards') })],
})
`,
    'text/en.json': { systems: { fate: words('Fate') } },
  })
  const named = writeFiles(fenPack({ 'reed-path': good }, 'bog'), {
    'package.json': {
      ...{ name: '@you/bog', version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
      dependencies: { '@questwright/lcg-core-set': '*', '@you/house-rules': '*' },
    },
    'scenarios/fen-walk.json': { quest: ['first-steps'], encounterSets: ['fen'], rules: ['house-rules:dread', 'house-rules:linge'] },
  })
  const [fate, bog] = await Promise.all([qw(['check', failing, '--json']), qw(['check', named, '--packs', rules, '--json'])])
  const errors = ({ json }: typeof fate) => (json().problems as { severity: string }[]).filter(({ severity }) => severity === 'error')
  expect(errors(fate)).toMatchObject([
    { code: 'fault/script-error', pack: 'failing', file: 'systems/fate.ts', line: 4, message: expect.stringContaining('no cards') },
  ])
  expect(errors(bog)).toMatchObject([
    {
      code: 'reference/unknown-rule',
      file: 'scenarios/fen-walk.json',
      message: 'There is no rule house-rules:linge, or its script is broken.',
      remedy: expect.stringContaining('did you mean "house-rules:linger"?'),
    },
    { code: 'scenario/set-up' },
  ])
})
