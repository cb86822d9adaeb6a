/**
 * Plays every scene of every pack in the native realm, straight on and, in a quarter of the files, in one of the other three ways, and the scenes of one file
 * in 32 in the sandbox, which is eight times slower, to the same state; one of these files in all four ways. The commit selects the files, so that each way
 * and each realm is certain to be played in each run.
 * `scenes.long.test.ts` plays all of them in four ways in both realms.
 */
import { createHash } from 'node:crypto'
import type { SceneRunWay } from '@questwright/workshop/scenes'
import { commitSeed } from './commit-seed.ts'
import { allWays, testScenes } from './scenes-of-packs.ts'

const seed = commitSeed()
const [straight, ...otherWays] = allWays as readonly [SceneRunWay, ...SceneRunWay[]]
/** One file in this many is played in the sandbox. */
const inSandbox = 32
/** One file in this many is played in one of the other ways in the native realm. */
const inOtherWays = 4

/** One file in this many, in the order of their hashes with the commit. */
function drawn(files: readonly string[], use: string, oneIn: number): readonly string[] {
  const hashOf = (file: string): string => createHash('sha256').update(`${seed} ${use} ${file}`).digest('hex')
  const byHash = files.map((file) => [hashOf(file), file] as const).sort(([a], [b]) => (a < b ? -1 : 1))
  return byHash.slice(0, Math.ceil(files.length / oneIn)).map(([, file]) => file)
}

await testScenes((files) => {
  const again = drawn(files, 'other ways', inOtherWays)
  const [first, ...others] = drawn(files, 'sandbox', inSandbox)
  return [
    {
      kind: 'native',
      waysOf: (file) => (again.includes(file) ? [straight, otherWays[again.indexOf(file) % otherWays.length] ?? straight] : [straight]),
    },
    {
      kind: 'quickjs',
      plays: (file) => file === first || others.includes(file),
      waysOf: (file) => (file === first ? allWays : [straight]),
    },
  ]
})
