/** Plays every scene of every pack in four ways in both realms; `scenes.test.ts` plays each in some of these ways. */
import { allWays, testScenes } from './scenes-of-packs.ts'

await testScenes(() => [
  { kind: 'native', waysOf: () => allWays },
  { kind: 'quickjs', waysOf: () => allWays },
])
