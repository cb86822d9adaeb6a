/** Thirty games that nobody has seen: the commit is their seed. `parity.long.test.ts` plays more. */
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

  test(`what would follow from a choice is the same in native and quickjs at 25 questions: seed ${seed}`, () =>
    foretellsTheSameInBoth(table, `${seed} ${table.bot}`))
})
