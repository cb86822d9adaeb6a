/** A game at each table in both realms. The seed is the commit, so each commit plays new games. `parity.long.test.ts` plays more. */
import { describe, test } from 'vitest'
import { commitSeed } from '../commit-seed.ts'
import { foretellsTheSameInBoth, playsTheSameInBoth, TABLES } from './both-realms.ts'

describe.each(TABLES)('$name', (table) => {
  const seed = commitSeed()
  test(`a game has equal hashes at every input in native and quickjs, no fault, and an end: seed ${seed}`, { timeout: 600_000 }, () =>
    playsTheSameInBoth(table, [seed]),
  )
})

test('forecasts of choices are the same in native and quickjs at 25 questions', () => {
  const seed = commitSeed()
  // forecasts do not depend on the bot
  const tables = TABLES.filter(({ bot }) => bot === 'random')
  const table = tables[Number.parseInt(seed.slice(-2), 16) % tables.length] ?? TABLES[0]
  console.log(`${table.name}, seed ${seed}`)
  return foretellsTheSameInBoth(table, `${seed} ${table.bot}`)
})
