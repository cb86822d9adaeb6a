/** Measures how much memory a table needs, and whether many games in one process leave memory behind. */
import { fingerprint } from '@questwright/kernel/internal'
import { print, row, wrong } from './print.ts'
import { playGame, realmWith } from './realms.ts'
import { content, setupOf, soundGame, twoPlayers } from './setups.ts'

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1)

/** The memory in use after garbage collection. */
function settled(): NodeJS.MemoryUsage {
  const gc = (globalThis as { gc?: () => void }).gc
  if (!gc) throw new Error('start with --expose-gc: npm run -s bench does')
  for (let n = 0; n < 4; n++) gc()
  return process.memoryUsage()
}

export async function memory(games = 10_000): Promise<void> {
  print('Memory, native realm in this process')
  const realm = await realmWith('native', content)
  const tables = 40
  await realm.call('benchTables', JSON.stringify({ setup: twoPlayers, count: 4 }))
  const before = settled().heapUsed
  await realm.call('benchTables', JSON.stringify({ setup: twoPlayers, count: tables }))
  row('a live table of two players at its first question (MB)', ((settled().heapUsed - before) / tables / 1024 / 1024).toFixed(2))
  await realm.call('benchForget', '{}')
  const solo = setupOf('passage-through-mirkwood', 1)
  const hashes: string[] = []
  const tenth = games / 10
  let first: NodeJS.MemoryUsage | undefined
  for (let n = 0; n < games; n++) {
    const seed = `memory ${n}`
    hashes.push(soundGame(await playGame(realm, solo, seed, 'random'), seed).hash)
    if (n + 1 === tenth) first = settled()
  }
  const last = settled()
  if (!first) return wrong('no tenth of the games was measured')
  const whole = games.toLocaleString('en')
  row(
    `resident after ${tenth.toLocaleString('en')} / ${whole} games (MB; aim within 5 %)`,
    `${megabytes(first.rss)} / ${megabytes(last.rss)}  (${(last.rss / first.rss).toFixed(3)})`,
  )
  row(
    'heap in use, the same moments (MB)',
    `${megabytes(first.heapUsed)} / ${megabytes(last.heapUsed)}  (${(last.heapUsed / first.heapUsed).toFixed(3)})`,
  )
  row(`checksum of the ${whole} games`, fingerprint(hashes.join(' ')))
  realm.close()
}
