/** Games of bots in which hidden cards and secret answers are exchanged, in a native realm. */
import type { PackBundle } from '@questwright/packs'
import type { Realm } from '@questwright/realm'
import { realmWith } from './bench/realms.ts'
import { repositoryPacks } from './content.ts'
import { tableOfTwoDecks } from './parity/tcg-table.ts'

/** Every bid that is secret until all have bid. */
const BIDS = [0, 1, 4, 9]
const MOMENTS = 3

interface Report {
  readonly compared: { readonly [what: string]: number }
  readonly revealed: number
  readonly found: readonly string[]
}

/** For each site another one with its number: the last site of that number, or the first one in place of the last. */
function otherSites(pack: PackBundle): { readonly [code: string]: string } {
  const byNumber = new Map<unknown, string[]>()
  for (const [slug, facts] of Object.entries(pack.cards)) {
    if (facts.type !== 'site') continue
    byNumber.set(facts.site, [...(byNumber.get(facts.site) ?? []), `${pack.id}:${slug}`])
  }
  return Object.fromEntries(
    [...byNumber.values()].flatMap((sites) =>
      sites.length < 2 ? [] : sites.map((site) => [site, (site === sites.at(-1) ? sites[0] : sites.at(-1)) as string]),
    ),
  )
}

/**
 * Plays games with the starters, and at three moments of each game exchanges cards or bids that a seat may not know.
 * @param seeds a seed for each game; every second game is played by the bot that plays to win
 * @returns the number of comparisons in all games, and each difference that was found
 */
export async function exchangeInGames(seeds: readonly string[]): Promise<Report> {
  const { setup, packs } = tableOfTwoDecks('starters')
  const pack = repositoryPacks().contentOfAllGames.find(({ id }) => id === 'tcg-fellowship') as PackBundle
  const instead = otherSites(pack)
  const realm: Realm = await realmWith('native', packs)
  const compared: { [what: string]: number } = {}
  const found: string[] = []
  let revealed = 0
  try {
    for (const [n, seed] of seeds.entries()) {
      const request = { setup, seed, bot: n % 2 === 0 ? 'random' : 'greedy', moments: MOMENTS, instead, secret: { bid: BIDS } }
      const report = JSON.parse(await realm.call('exchangeHidden', JSON.stringify(request))) as Report
      for (const [what, times] of Object.entries(report.compared)) compared[what] = (compared[what] ?? 0) + times
      found.push(...report.found.map((message) => `${seed}: ${message}`))
      revealed += report.revealed
    }
  } finally {
    realm.close()
  }
  return { compared, revealed, found }
}
