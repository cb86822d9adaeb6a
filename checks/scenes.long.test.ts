/** Plays every scene of every pack in four ways in the sandbox; `scenes.test.ts` plays only some of them there. */
import { allWays, testScenes } from './scenes-of-packs.ts'

await testScenes([{ kind: 'quickjs', waysOf: () => allWays }])
