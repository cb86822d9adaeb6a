/** As parity.test.ts, with fixed seeds and twenty times as many games. */
import { describe, test } from 'vitest'
import { playsTheSameInBoth, TABLES } from './both-realms.ts'

describe.each(TABLES)('$name', (table) => {
  const games = table.games * 20
  test(`${games} games have equal hashes at every input in native and quickjs, no fault, and an end`, { timeout: 3_600_000 }, () =>
    playsTheSameInBoth(
      table,
      Array.from({ length: games }, (_, game) => `parity ${game}`),
    ),
  )
})
