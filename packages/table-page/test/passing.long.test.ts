/** How often each kind of player passes at each table with the default stops. `passing.test.ts` has only one player per table, in fewer games. */
import { test } from 'vitest'
import { idleIsAskedSeldom, passesSeldom, TABLES } from './passing-tables.ts'

const PLAYERS = ['careful', 'random', 'greedy'] as const

test.each(TABLES.flatMap((dealt) => PLAYERS.map((player) => ({ name: dealt.name, player, dealt }))))(
  'fewer than one press in six of a $player player is a pass: $name',
  { timeout: 600_000 },
  async ({ dealt, player }) => {
    await passesSeldom(dealt, player)
  },
)

test.each(TABLES)('a player who never acts is asked in fewer than one of three windows: $name', { timeout: 300_000 }, async (dealt) => {
  await idleIsAskedSeldom(dealt)
})
