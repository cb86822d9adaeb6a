/** Eight games in both realms. The seed is the commit, so each commit plays new games. `parity.long.test.ts` plays more. */
import { describe, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { foretellsTheSameInBoth, playsTheSameInBoth, TABLES } from './both-realms.ts'

describe.each(TABLES)('$name', (table) => {
  const seed = commitSeed()
  test(
    `${table.games} games have equal hashes at every input in native and quickjs, no fault, and an end: seed ${seed}`,
    { timeout: 600_000 },
    () =>
      playsTheSameInBoth(
        table,
        Array.from({ length: table.games }, (_, game) => `${seed} ${game}`),
      ),
  )

  // forecasts do not depend on the bot, and the greedy bot plays the first table again: skip it
  if (table.bot === 'greedy') return
  test(`what would follow from a choice is the same in native and quickjs at 25 questions: seed ${seed}`, () =>
    foretellsTheSameInBoth(table, `${seed} ${table.bot}`))
})
