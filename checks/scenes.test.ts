/**
 * Every scene of every pack: four ways in the native realm; in the sandbox, which is eight times slower, straight on to the same state, and four ways in
 * those files that the commit draws. `scenes.long.test.ts` plays all of them four ways in the sandbox.
 */
import { createHash } from 'node:crypto'
import { commitSeed } from './commit-seed.ts'
import { allWays, testScenes } from './scenes-of-packs.ts'

const seed = commitSeed()
/** One file in so many is drawn. */
const share = 8
const isDrawn = (file: string): boolean => createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE() % share === 0

await testScenes([
  { kind: 'native', waysOf: () => allWays },
  { kind: 'quickjs', waysOf: (file) => (isDrawn(file) ? allWays : ['straight']) },
])
