/**
 * Plays every scene of every pack: in four ways in the native realm. In the sandbox, which is eight times slower, it plays each straight on to the
 * same state, and in four ways those in the files that the commit selects. `scenes.long.test.ts` plays all of them in four ways in the sandbox.
 */
import { createHash } from 'node:crypto'
import { commitSeed } from './commit-seed.ts'
import { allWays, testScenes } from './scenes-of-packs.ts'

const seed = commitSeed()
/** One file in this many is selected. */
const share = 8
const isDrawn = (file: string): boolean => createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE() % share === 0

await testScenes([
  { kind: 'native', waysOf: () => allWays },
  { kind: 'quickjs', waysOf: (file) => (isDrawn(file) ? allWays : ['straight']) },
])
