/** Packs played at random, and what is found on the way. */
export { fuzzFilesOf, isFuzzFile } from './file.ts'
export { type FuzzReport, fuzzPacks } from './fuzz-packs.ts'
export { fuzzBundles } from './games.ts'
export { playFuzzFile, replayFailure } from './replay.ts'
