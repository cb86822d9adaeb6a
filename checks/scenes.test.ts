/**
 * Plays every scene of every pack in the native realm, straight on and, in a quarter of the files, in one of the other three ways, and the scenes of one file
 * in 32 in the sandbox, which is eight times slower, to the same state; some of these in all four ways. The commit selects the files and the ways.
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
/** One of these in this many is played in all ways. */
const inAllWays = 8
/** One file in this many is played in one of the other ways in the native realm. */
const inOtherWays = 4
const drawn = (file: string, sides: number): number => createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE() % sides

await testScenes([
  {
    kind: 'native',
    waysOf: (file) =>
      drawn(`other ways of ${file}`, inOtherWays) === 0 ? [straight, otherWays[drawn(file, otherWays.length)] ?? straight] : [straight],
  },
  {
    kind: 'quickjs',
    plays: (file) => drawn(file, inSandbox) === 0,
    waysOf: (file) => (drawn(`all ways of ${file}`, inAllWays) === 0 ? allWays : [straight]),
  },
])
