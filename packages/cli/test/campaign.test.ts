/** Campaigns on the command line: a log is created, games are played and recorded, an entry is undone, and two logs are merged. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { qw, temporaryFolder } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

const pack = fileURLToPath(new URL('../../testkit/fixtures/rules-campaigns', import.meta.url))
const folder = temporaryFolder()
const at = (name: string): string => join(folder, name)
const log = at('weald.json')
const campaign = (...parts: readonly string[]) => qw(['campaign', ...parts, '--packs', pack, '--json'])
interface Told {
  readonly next: { readonly name: string; readonly tries: number } | null
  readonly entries: readonly { readonly id: string; readonly at: string; readonly counts: string }[]
  readonly aside: readonly { readonly id: string }[]
  readonly record: { readonly [field: string]: unknown }
}
/** The JSON that a command prints about a log. */
async function told(...parts: readonly string[]): Promise<Told> {
  const ran = await campaign(...parts)
  expect([ran.code, ran.err]).toEqual([0, expect.not.stringContaining('error')])
  return ran.json() as unknown as Told
}
/** The error text and the exit code of a command that must fail. */
async function refused(...parts: readonly string[]): Promise<string> {
  const { code, err } = await campaign(...parts)
  return `${code}: ${err.trim()}`
}

it('is begun, played by a bot from end to end, undone and redone', async () => {
  expect(await told('new', 'weald', log, '--deck', 'weald-wanderers', '--name', 'Ida')).toMatchObject({
    players: [{ name: 'Ida', deck: 'weald-wanderers' }],
    next: { name: 'mill', tries: 0 },
    entries: [],
  })
  expect(await refused('new', 'weald', log, '--deck', 'weald-wanderers')).toContain('2: ')
  expect(await refused('play', log, '--bot', 'greedy', '--deck', 'weald-wanderers', 'weald-wanderers')).toContain(
    '1 play this campaign, and 2 decks were given',
  )

  const save = at('mill.json')
  const refusing = await told('play', log, '--bot', 'greedy', '--refuse', '--save', save)
  expect(refusing).toMatchObject({ next: { name: 'mill', tries: 1 }, entries: [{ at: 'mill', counts: 'refused' }] })
  // a saved game of this scenario can be recorded in the log
  const recorded = await told('record', log, save)
  expect(recorded).toMatchObject({
    next: { name: 'bridge' },
    record: { heroes: { p1: ['Anna', 'Bertil', 'Cora'] }, notes: { path: 'south' } },
  })
  expect(await refused('record', log, save)).toContain('and "bridge" (rules-campaigns:scenario/bridge) is next')

  const back = await told('undo', log)
  expect(back).toMatchObject({ next: { name: 'mill', tries: 1 }, aside: [{ at: 'mill', counts: 'recorded' }] })
  await told('undo', log, '--to', recorded.entries.at(-1)?.id as string)
  await told('play', log, '--bot', 'greedy')
  const over = await told('play', log, '--bot', 'greedy', '--seed', '2')
  expect(over).toMatchObject({ next: null, entries: [{}, { at: 'mill' }, { at: 'bridge' }, { at: 'tower' }] })
  expect(await refused('play', log, '--bot', 'greedy')).toContain('2: Through the Weald is over.')
  const { out } = await qw(['campaign', 'show', log, '--packs', pack])
  expect(out).toContain('The campaign is over.')
  expect(out).toContain('Heroes: Ida: Anna, Bertil, Cora')
  expect(out).toMatch(/^Campaign pool: .*Lucky Coin on Anna/m)
})

it('two logs are merged, and one that was edited, cut off or is of another run is refused with a remedy', async () => {
  const [own, other, third] = [at('own.json'), at('other.json'), at('third.json')]
  await told('new', 'weald', own, '--deck', 'weald-wanderers')
  copyFileSync(own, other)
  await told('play', own, '--bot', 'greedy')
  await told('play', other, '--bot', 'greedy', '--seed', '5')
  const merged = await campaign('merge', own, other)
  expect(merged.err).toContain('The logs diverge: after one entry they continue differently.')
  expect(merged.json()).toMatchObject({ entries: [{ at: 'mill' }], aside: [{ at: 'mill' }] })

  await told('new', 'weald', third, '--deck', 'weald-wanderers')
  expect(await refused('merge', own, third)).toContain('were begun separately')

  const text = readFileSync(other, 'utf8')
  writeFileSync(other, text.replace('"south"', '"north"'))
  expect(await refused('show', other)).toMatch(/^1: .*\n {2}Entry 1 \(mill\) was changed since it was recorded\. .*--accept/)
  expect(await told('merge', other, '--accept')).toMatchObject({ next: { name: 'tower' } })
  writeFileSync(other, text.slice(0, 300))
  expect(await refused('show', other)).toMatch(/^1: .*This log of a campaign is broken: .*Copy it again/)
  expect(await refused('show', at('nothing.json'))).toContain('Begin a log with: qw campaign new')
  writeFileSync(other, text.replaceAll('rules-campaigns:campaign/weald', 'rules-campaigns:campaign/wield'))
  expect(await refused('show', other)).toMatch(/There is no campaign "rules-campaigns:campaign\/wield"\. Campaigns: .*weald/)
})

it('bots play whole campaigns, and one JSON value has the results of each scenario', async () => {
  const simulate = (...more: readonly string[]) => campaign('simulate', 'weald', '--games', '2', '--attempts', '2', ...more)
  const ran = await simulate('--deck', 'weald-wanderers')
  expect([ran.code, ran.json()]).toMatchObject([
    0,
    {
      campaign: 'rules-campaigns:campaign/weald',
      campaigns: 2,
      won: 2,
      died: 0,
      attempts: 2,
      scenarios: [{ name: 'mill' }, {}, { name: 'tower' }],
    },
  ])
  expect((await simulate()).err).toContain('A campaign needs a deck for each player')
  const text = await qw(['campaign', 'simulate', 'weald', '--packs', pack, '--games', '1', '--deck', 'weald-wanderers'])
  expect(text.out).toMatch(/1 campaigns, 1 won throughout[\s\S]*mill: 1 games in 1 campaigns[\s\S]*Threat penalty 0/)
})

it('an expert campaign is begun with its rule, which is printed and applies to each game', async () => {
  const file = at('expert.json')
  const begin = (rules: string) => ['new', 'weald', file, '--deck', 'weald-wanderers', '--rules', rules] as const
  expect(await refused(...begin('expert-campagne'))).toBe(
    '2: Through the Weald offers no rule "expert-campagne". Did you mean "expert-campaign"? It offers: expert-campaign.',
  )
  expect(await told(...begin('expert-campaign'))).toMatchObject({ rules: ['lcg-campaigns:system/expert-campaign'] })
  expect((await qw(['campaign', 'show', file, '--packs', pack])).out).toContain('Played with: Expert campaign')
  const save = at('expert-mill.json')
  await told('play', file, '--bot', 'greedy', '--refuse', '--save', save)
  expect(JSON.parse(readFileSync(save, 'utf8')).setup.rules).toContain('lcg-campaigns:system/expert-campaign')
  // the game belongs to an expert campaign and cannot be recorded in a normal one
  const plain = at('plain.json')
  await told('new', 'weald', plain, '--deck', 'weald-wanderers')
  expect(await refused('record', plain, save)).toContain('it was begun with the rule Expert campaign, without which this log is played')
  const ran = await campaign('simulate', 'weald', '--games', '1', '--deck', 'weald-wanderers', '--rules', 'expert-campaign')
  expect(ran.json()).toMatchObject({ rules: ['lcg-campaigns:system/expert-campaign'], campaigns: 1, died: 0 })
})
