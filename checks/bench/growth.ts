/** Measures how the cost grows with the number of cards on the table, as ratios within one run, with checksums. */
import type { Realm } from '@questwright/realm'
import { cpuSeconds, median } from './calibrate.ts'
import { boardWith, growthPack } from './growth-pack.ts'
import { print, row, wrong } from './print.ts'
import { type PlayedGame, playGame, realmWith } from './realms.ts'

const call = async <T>(realm: Realm, method: string, argument: object): Promise<T> =>
  JSON.parse(await realm.call(method, JSON.stringify(argument))) as T

/**
 * The median number of seconds for each of several functions. They are run in turns, so that a moment in which the machine is busy affects all of
 * them.
 */
async function inTurns(deeds: readonly (() => Promise<void>)[], rounds: number): Promise<number[]> {
  const all = deeds.map((): number[] => [])
  for (const deed of deeds) await deed()
  for (let round = 0; round < rounds; round++) for (const [i, deed] of deeds.entries()) (all[i] as number[]).push(await cpuSeconds(deed))
  return all.map(median)
}

const ratios = (seconds: readonly number[]): string => seconds.map((one) => (one / (seconds[0] as number)).toFixed(2)).join(' / ')

async function reads(): Promise<void> {
  const sizes = [0, 10, 50]
  const realms = await Promise.all(sizes.map(() => realmWith('native', [growthPack()])))
  for (const [i, size] of sizes.entries()) await call(realms[i] as Realm, 'benchBoard', { setup: boardWith('banner', size) })
  for (const write of ['before', 'never'] as const) {
    const sums: number[] = []
    const times = write === 'before' ? 3_000 : 30_000
    const seconds = await inTurns(
      realms.map((realm, i) => async () => {
        sums[i] = await call<number>(realm, 'benchReads', { times, write })
      }),
      7,
    )
    row(
      write === 'before' ? 'ten reads after a write: 0 / 10 / 50 modifiers' : 'reads and no write: 0 / 10 / 50 modifiers',
      `${ratios(seconds)}  (aim 1.3; ${seconds.map((one) => ((one / times / 10) * 1e9).toFixed(0)).join(' / ')} ns each)`,
    )
    const expected = sizes.map((size) => (3 + size) * times * 10)
    if (sums.join() !== expected.join()) wrong(`the reads add up to ${sums.join(', ')}, but should add up to ${expected.join(', ')}`)
  }
  for (const realm of realms) realm.close()
}

async function events(): Promise<void> {
  const boards = [
    ['idle', 20],
    ['idle', 200],
    ['listener', 20],
    ['listener', 200],
  ] as const
  const realms = await Promise.all(boards.map(() => realmWith('native', [growthPack()])))
  for (const [i, [slug, copies]] of boards.entries()) await call(realms[i] as Realm, 'benchBoard', { setup: boardWith(slug, copies) })
  const counted: number[] = []
  const times = 400
  const seconds = await inTurns(
    realms.map((realm, i) => async () => {
      counted[i] = await call<number>(realm, 'benchEvents', { times })
    }),
    7,
  )
  row('event with 20 / 200 cards that do not listen', `${ratios(seconds.slice(0, 2))}`)
  row(
    'event with 20 / 200 cards that listen, with a condition that is false',
    `${ratios(seconds.slice(2))}  (${((seconds[2] as number) / (seconds[0] as number)).toFixed(2)} times 20 that do not)`,
  )
  if (counted.some((one) => one !== 2 * times))
    wrong(`${counted.join(', ')} events happened; ${2 * times} should have happened on each board`)
  for (const realm of realms) realm.close()
}

async function idleCards(): Promise<void> {
  const sizes = [10, 40, 80]
  const realms = await Promise.all(sizes.map(() => realmWith('native', [growthPack()])))
  const setups = await Promise.all(
    sizes.map(async (size, i) => ({
      kind: 'position',
      position: await call(realms[i] as Realm, 'benchPosition', { setup: boardWith('idle', size) }),
    })),
  )
  const decisions: number[] = []
  const seconds = await inTurns(
    realms.map((realm, i) => async () => {
      const games: PlayedGame[] = []
      for (let n = 0; n < 12; n++) games.push(await playGame(realm, setups[i], `idle ${n}`, 'random'))
      decisions[i] = games.reduce((sum, game) => sum + game.decisions, 0)
    }),
    5,
  )
  row('per choice with 10 / 40 / 80 idle cards', `${ratios(seconds)}  (aim 1.5 at 40)`)
  if (new Set(decisions).size !== 1)
    wrong(`the games with idle cards had ${decisions.join(', ')} decisions, but should have the same number`)
  for (const realm of realms) realm.close()
}

/** Measures reads, choices and events on boards of several sizes. */
export async function growth(): Promise<void> {
  print('Growth on fixture boards, native realm, each time divided by that of the smallest board')
  await reads()
  await idleCards()
  await events()
}
