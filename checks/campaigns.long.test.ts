/**
 * Plays every campaign of the packs from beginning to end in the sandbox: the result must equal that of the native realm. Then fifty runs of a
 * campaign of three scenarios, after which hardly more memory may be in use than after ten.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type PackBundle, type PlayedCampaign, playedCampaign, rulebookOfPack, withGround } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { type CampaignSimulation, simulateCampaigns } from '@questwright/workshop/simulate-campaigns'
import { describe, expect, test } from 'vitest'
import { deckOf, repositoryPacks } from './content.ts'

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
const DECKS = ['leadership', 'spirit', 'tactics', 'lore'] as const

/** The settings of a simulation with the starter decks of the core set. */
function simulation(pack: PackBundle, slug: string, players: number, games: number): Omit<CampaignSimulation, 'realm'> {
  const rulebook = rulebookOfPack(pack, content, rulebooks)
  const decks = DECKS.slice(0, players)
  return {
    campaign: playedCampaign(pack, slug, content, rulebook) as PlayedCampaign,
    rulebook,
    players: decks.map((deck, i) => ({ name: `Player ${i + 1}`, deck })),
    packs: withGround([pack], content),
    seed: `campaigns ${players}`,
    games,
    attempts: 2,
    bot: 'greedy',
    deal: { decks: decks.map((deck) => deckOf(core, deck)), mode: 'standard' },
  }
}

const CAMPAIGNS = content.flatMap((pack) => Object.keys(pack.campaigns ?? {}).map((slug) => ({ name: `${pack.id}:${slug}`, pack, slug })))

test('there are campaigns to play', () => {
  expect(CAMPAIGNS.length).toBeGreaterThan(3)
})

describe.each(CAMPAIGNS)('$name', ({ name, pack, slug }) => {
  test.each([1, 2, 3, 4])(
    '%i of 4 players: three campaigns come to their end, with equal logs in both realms',
    { timeout: 3_600_000 },
    async (players) => {
      const all = simulation(pack, slug, players, 3)
      const native = await simulateCampaigns(undefined, { ...all, realm: 'native' })
      console.log(
        `${name}, ${players}: ${native.games} games, ${native.won} won, ${native.asIfWon} as if won, ${JSON.stringify(native.scenarios.flatMap(({ died }) => Object.keys(died)))}`,
      )
      expect(native.scenarios.flatMap(({ died }) => Object.keys(died))).toEqual([])
      expect(native.won + native.asIfWon).toBe(3)
      for (const { campaigns } of native.scenarios) expect(campaigns).toBeGreaterThan(0)
      expect(await simulateCampaigns(undefined, { ...all, realm: 'quickjs' })).toEqual(native)
    },
  )
})

/** The memory of this process after garbage collection. The memory of the sandbox is outside of the heap. */
function settled(): { readonly heap: number; readonly resident: number } {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  for (let n = 0; n < 4; n++) gc()
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed, resident: rss }
}

test('fifty campaigns of three scenarios in the sandbox leave no memory in use', { timeout: 4 * 3_600_000 }, async () => {
  const measured: { readonly heap: number; readonly resident: number }[] = []
  const { pack, slug } = CAMPAIGNS.find((one) => one.name === 'lcg-revised-core-campaign:mirkwood') as (typeof CAMPAIGNS)[number]
  const report = await simulateCampaigns(undefined, { ...simulation(pack, slug, 2, 50), realm: 'quickjs' }, (done) => {
    if (done % 10 === 0) measured.push(settled())
  })
  const megabytes = measured.map(({ heap, resident }) => [heap, resident].map((bytes) => Number((bytes / 1024 / 1024).toFixed(1))))
  console.log(`50 campaigns, ${report.games} games; heap and resident memory in MB after each ten: ${JSON.stringify(megabytes)}`)
  expect(report).toMatchObject({ campaigns: 50, died: 0 })
  const [first, last] = [measured[0], measured[4]] as const
  // a leak of a log of three games in each of forty campaigns would show in the heap, a leaked game in the resident memory
  expect((last?.heap ?? Number.NaN) / (first?.heap ?? Number.NaN)).toBeLessThan(1.03)
  expect((last?.resident ?? Number.NaN) / (first?.resident ?? Number.NaN)).toBeLessThan(1.05)
})
