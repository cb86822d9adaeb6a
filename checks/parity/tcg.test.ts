/** The trading card game in a realm: the same games in native and quickjs, with the commit as their seed. */
import { describe, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { playsTheSameInBoth } from './both-realms.ts'
import { tableOfTwoDecks } from './tcg-table.ts'

describe.each(['made-up cards', 'starters'] as const)('two decks: %s', (name) => {
  test.each(['random', 'greedy'] as const)(
    'games have equal hashes at every input in native and quickjs, no fault, and an end: %s',
    { timeout: 600_000 },
    async (bot) => {
      const seed = commitSeed()
      await playsTheSameInBoth({ ...tableOfTwoDecks(name), bot }, [`${seed} tcg`])
    },
  )
})
