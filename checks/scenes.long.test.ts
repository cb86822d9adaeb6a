/** Every scene of every pack four ways in the sandbox; `scenes.test.ts` plays a part of them there. */
import { allWays, testScenes } from './scenes-of-packs.ts'

await testScenes([{ kind: 'quickjs', waysOf: () => allWays }])
