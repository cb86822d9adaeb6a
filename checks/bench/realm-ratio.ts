/** Measures how much slower the sandbox is than the native realm in the same games. */
import { fingerprint } from '@questwright/kernel/internal'
import { cpuSeconds, median } from './calibrate.ts'
import { print, row, wrong } from './print.ts'
import { playGame, realmWith } from './realms.ts'
import { content, twoPlayers } from './setups.ts'

/** Plays equal games in both realms and compares their time. */
export async function realmRatio(): Promise<void> {
  print('quickjs against native, the same seeds')
  const [native, quickjs] = [await realmWith('native', content), await realmWith('quickjs', content)]
  const seeds = Array.from({ length: 6 }, (_, n) => `ratio ${n}`)
  for (const seed of seeds) await playGame(native, twoPlayers, seed, 'random')
  const hashes: { native: string[]; quickjs: string[] } = { native: [], quickjs: [] }
  const ratios: number[] = []
  for (const seed of seeds) {
    const inNative = await cpuSeconds(async () => void hashes.native.push((await playGame(native, twoPlayers, seed, 'random')).hash))
    const inQuickjs = await cpuSeconds(async () => void hashes.quickjs.push((await playGame(quickjs, twoPlayers, seed, 'random')).hash))
    ratios.push(inQuickjs / inNative)
  }
  native.close()
  quickjs.close()
  row(
    'ratio (median, lowest, highest)',
    `${median(ratios).toFixed(1)}  (${Math.min(...ratios).toFixed(1)} … ${Math.max(...ratios).toFixed(1)})`,
  )
  const [a, b] = [fingerprint(hashes.native.join(' ')), fingerprint(hashes.quickjs.join(' '))]
  row('checksums, native and quickjs', `${a} ${b}`)
  if (a !== b) wrong('native and quickjs played other games')
}
