/**
 * Plays every scene of every pack straight on in both realms, to the same state. Besides, each file is played in the native realm in one of the other
 * three ways, and some files in all four ways in the sandbox, which is eight times slower; the commit selects both. `scenes.long.test.ts` plays all of
 * them in four ways in both realms.
 */
import { createHash } from 'node:crypto'
import type { SceneRunWay } from '@questwright/workshop/scenes'
import { commitSeed } from './commit-seed.ts'
import { allWays, testScenes } from './scenes-of-packs.ts'

const seed = commitSeed()
const [straight, ...otherWays] = allWays as readonly [SceneRunWay, ...SceneRunWay[]]
/** One file in this many is played in all ways in the sandbox. */
const share = 8
const drawn = (file: string, sides: number): number => createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE() % sides

await testScenes([
  { kind: 'native', waysOf: (file) => [straight, otherWays[drawn(file, otherWays.length)] ?? straight] },
  { kind: 'quickjs', waysOf: (file) => (drawn(file, share) === 0 ? allWays : [straight]) },
])
