/**
 * Players see what they choose: in games of every scenario, no option shows the back of a card to the player who chooses, unless a card says that
 * the choice is blind.
 */
import type { PackBundle } from '@questwright/packs'
import type { Realm } from '@questwright/realm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realmWith } from './bench/realms.ts'
import { commitSeed } from './commit-seed.ts'
import { deckOf, repositoryPacks } from './content.ts'

const { content } = repositoryPacks()
const core = content.find(({ id }) => id === 'lcg-core-set') as PackBundle
/** The number of games of each scenario; `QUESTWRIGHT_GAMES` sets another one. */
const GAMES = Number(process.env.QUESTWRIGHT_GAMES ?? 4)
const DECKS = [['leadership', 'spirit'], ['lore'], ['tactics', 'lore', 'spirit'], ['leadership']] as const
const seed = commitSeed()

let realm: Realm
beforeAll(async () => {
  realm = await realmWith('native', content)
})
afterAll(() => realm.close())

const scenarios = content.flatMap(({ id, scenarios }) => Object.keys(scenarios).map((slug) => `${id}:scenario/${slug}`))

/**
 * Choices that are blind on purpose: a face-down card in play, by its zone. Nobody may look at it, and the player chooses a position. Where it
 * counts as something, such as the locations of Lost at Sea and dealt shadow cards, that is visible.
 */
const MEANT: { readonly [zone: string]: string } = {
  'staging-area': 'cards lie there face down as what a card made of them, and one is travelled to, attacked or looked under',
  engaged: 'an enemy that lies face down as what a card made of it is engaged and fights as that',
}

interface Blind {
  readonly question: string
  readonly because: string
  readonly zone: string
  readonly face: string
}

test.each(scenarios)('%s: the player who chooses sees the options', { timeout: 600_000 }, async (scenario) => {
  const found = new Map<string, number>()
  let decisions = 0
  for (let game = 0; game < GAMES; game++) {
    const decks = DECKS[game % DECKS.length]?.map((deck) => deckOf(core, deck))
    const setup = { kind: 'scenario', scenario, mode: scenario.startsWith('lcg-nightmare') ? 'nightmare' : 'standard', decks }
    const played = JSON.parse(
      await realm.call('playGame', JSON.stringify({ setup, seed: `${seed} ${game}`, bot: 'random', record: 'none', blind: 'told' })),
    ) as { readonly decisions: number; readonly blind: readonly Blind[] }
    decisions += played.decisions
    for (const { question, because, zone, face } of played.blind)
      if (face !== 'down' || MEANT[zone] === undefined) found.set(`${question} of ${because}, out of ${zone}`, game)
  }
  expect({ seed, found: [...found] }).toEqual({ seed, found: [] })
  expect(decisions).toBeGreaterThan(GAMES)
})
