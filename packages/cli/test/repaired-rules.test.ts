/**
 * Games that were saved before a rule of the engine was corrected: they replay up to the first decision that differs, and the message names the
 * rule.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { qw } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

const folder = join(import.meta.dirname, 'saved-before-repairs')
const fixtures = join(import.meta.dirname, '../../testkit/fixtures')

const games = [
  {
    file: 'ally-saved-by-a-delayed-effect.json',
    input: 4,
    rule: 'cards that have no hit points left without them are destroyed before anything else',
  },
  { file: 'defender-that-cannot-be-damaged.json', input: 5, rule: 'one that cannot be damaged cannot be chosen to take the damage' },
  { file: 'no-shadow-card-in-the-quest-phase.json', input: 0, rule: 'reset for a shadow card' },
  { file: 'one-resource-for-two-prices.json', input: 1, rule: 'All prices of one use, or of one journey, are paid at once' },
  { file: 'price-that-cannot-be-paid.json', input: 1, rule: 'pays no price' },
]

it.each(games)(
  'a game saved before a rule was repaired is replayed up to that decision, and the rule is named: $file',
  async ({ file, input, rule }) => {
    const replayed = await qw(['replay', join(folder, file), '--packs', fixtures, '--json'])
    const { differs } = replayed.json() as { differs: { input: number; told: { rules: string[] } } }
    expect(replayed.code).toBe(1)
    expect(differs.input).toBe(input)
    expect(differs.told.rules).toContainEqual(expect.stringContaining(rule))
    expect(replayed.err).toContain('a rule was repaired since: ')
    // the message says at which decision the game stops, and what the user can do
    const first = input === 1 ? 'its first decision' : `its first ${input} decisions`
    const goesOn = input === 0 ? 'it goes on from its beginning' : `it goes on from there, with ${first}`
    expect(replayed.err).toContain(`differs at input ${input}`)
    expect(replayed.err).toContain(`${goesOn}: open the file in the studio`)
  },
)

it('for a folder of such games the rule is named for each', async () => {
  const replayed = await qw(['replay', '--all', folder, '--packs', fixtures])
  expect(replayed.code).toBe(1)
  for (const { rule } of games) expect(replayed.out).toContain(rule)
})

it('every game in that folder has its expected result', () => {
  expect(readdirSync(folder).sort()).toEqual(games.map(({ file }) => file).sort())
  for (const { file } of games) expect(JSON.parse(readFileSync(join(folder, file), 'utf8')).hashes.length).toBeGreaterThan(1)
})
