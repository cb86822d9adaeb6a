/**
 * Games of every kind that the packs offer. Each is played twice, once with only its own packs in the realm and once with all packs, and
 * both games must be the same.
 */
import { firstModeOf, optionalRules, type PackBundle, playedCampaign, rulebookOfPack } from '@questwright/packs'
import { engineData, engineModules, openRealm, type Setup, TableHost } from '@questwright/realm'
import { deckList } from '@questwright/workshop'
import { newLog, setupOf } from '@questwright/workshop/campaign'
import { games as gamesAtHand } from '@questwright/workshop/games'
import { dryDecks, playableIn } from '@questwright/workshop/playable-decks'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { expect } from 'vitest'
import { playGame, realmWith } from './bench/realms.ts'
import { deckOf } from './content.ts'

const VIEWER = 'p1+p2'

/** The setup of a game of two players with the Core Set. */
export function coreGame(content: readonly PackBundle[]): object {
  const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
  return {
    kind: 'scenario',
    scenario: 'lcg-core-set:scenario/passage-through-mirkwood',
    mode: 'standard',
    decks: [deckOf(core, 'leadership'), deckOf(core, 'spirit')],
  }
}

export interface Begun {
  readonly what: string
  readonly setup: Setup
}

/** The first scenario of every pack that has one, with decks of any pack; the first game of every campaign; and a game with every optional rule. */
export function begunOfEach(content: readonly PackBundle[]): readonly Begun[] {
  return content.flatMap((pack) => {
    const rulebook = rulebookOfPack(pack, content, rulebooks)
    const decksFor = (slug: string, home: PackBundle) =>
      dryDecks(home, content, playableIn(slug, home, content))
        .slice(0, 2)
        .map(({ pack, slug: name, deck }) => deckList({ pack, name, deck }))
    const found: Begun[] = []
    const [slug] = Object.keys(pack.scenarios)
    if (slug !== undefined) {
      const mode = firstModeOf(pack.scenarios[slug] as NonNullable<(typeof pack.scenarios)[string]>, rulebook)
      const begins = { kind: 'scenario', scenario: `${pack.id}:scenario/${slug}`, mode, decks: decksFor(slug, pack) }
      found.push({ what: `${pack.id}: ${slug}`, setup: begins as unknown as Setup })
    }
    for (const name of Object.keys(pack.campaigns ?? {})) {
      const campaign = playedCampaign(pack, name, content, rulebook)
      const scenario = campaign?.scenarios[0]?.scenario
      const home = content.find(({ id }) => scenario?.startsWith(`${id}:`))
      if (!campaign || !scenario || !home) continue
      const decks = decksFor(scenario.slice(scenario.indexOf('/') + 1), home)
      const log = newLog(
        campaign,
        decks.map((_, i) => ({ name: `Player ${i + 1}`, deck: 'any' })),
        'a run',
        {},
      )
      found.push({ what: `${pack.id}: campaign ${name}`, setup: setupOf(campaign, log, { decks, mode: 'standard' }) as Setup })
    }
    for (const { code } of optionalRules([pack], pack.game))
      found.push({ what: `the Core Set with ${code}`, setup: { ...coreGame(content), rules: [code] } as unknown as Setup })
    return found
  })
}

/** Plays each game to its end, once with its own packs and once with all packs, and expects the same result. */
export async function playTheSame(games: readonly Begun[], content: readonly PackBundle[]): Promise<void> {
  const engine = engineData(await engineModules(gamesAtHand.lcg))
  const all = await realmWith('native', content)
  for (const { what, setup } of games) {
    const host = await TableHost.open({
      openRealm: () => openRealm({ kind: 'native', place: 'in-thread', engine: engine.modules }),
      packs: content,
      engine,
      setup,
      seed: what,
      viewers: [VIEWER],
    })
    host.close()
    expect(host.problems, what).toEqual([])
    expect(host.packs.length, what).toBeLessThan(content.length)
    const own = await realmWith('native', host.packs)
    const [here, there] = [await playGame(own, setup, what, 'random'), await playGame(all, setup, what, 'random')]
    own.close()
    const [{ counters, ...played }, { counters: more, ...expected }] = [here, there]
    expect(played, what).toEqual(expected)
    // with all packs, keywords of packs that the game does not use are checked too, so counters may only be higher
    for (const [counter, value] of Object.entries(counters)) expect(value, `${what}: ${counter}`).toBeLessThanOrEqual(more[counter] ?? 0)
    expect(here.stuck, what).toBeUndefined()
  }
  all.close()
}
