/** The voyages of the seafaring pack, one to four players: a hundred random games each, in both realms. */
import { describe, test } from 'vitest'
import { coreDecks, playsTheSameInBoth, scenarioOf } from './both-realms.ts'

const GAMES = 100
const SCENARIOS = ['voyage-across-belegaer', 'the-fate-of-numenor', 'raid-on-the-grey-havens'] as const

describe.each(SCENARIOS)('%s', (scenario) => {
  test.each([1, 2, 3, 4])(
    '%i of 4 players: 100 games have equal hashes at every input in native and quickjs, no fault, and an end',
    { timeout: 4 * 3_600_000 },
    (players) =>
      playsTheSameInBoth(
        scenarioOf('lcg-seafaring', scenario, coreDecks.slice(0, players)),
        Array.from({ length: GAMES }, (_, game) => `seafaring ${players} ${game}`),
      ),
  )
})
