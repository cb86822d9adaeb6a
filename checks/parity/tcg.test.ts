/** The trading card game in a realm: the same games in native and quickjs, with the commit as their seed. */
import { describe, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { playsTheSameInBoth } from './both-realms.ts'
import { tableOfTwoDecks } from './tcg-table.ts'

/** Two of these games are played in each run: with both decks, and with both bots. */
const ALWAYS = ['made-up cards random', 'starters greedy']

describe.each(['made-up cards', 'starters'] as const)('two decks: %s', (name) => {
  for (const bot of ['random', 'greedy'] as const)
    test(
      `games have equal hashes at every input in native and quickjs, no fault, and an end: ${bot}`,
      {
        timeout: 600_000,
        ...(ALWAYS.includes(`${name} ${bot}`) ? {} : { tags: 'long' }),
      },
      () => playsTheSameInBoth({ ...tableOfTwoDecks(name), bot }, [`${commitSeed()} tcg`]),
    )
})
