/** Packs played at random, and what is found on the way. */
export { fuzzFilesOf, isFuzzFile } from './file.ts'
export { type FuzzEvent, type FuzzOptions, type FuzzReport, fuzzPacks } from './fuzz-packs.ts'
export { fuzzBundles } from './games.ts'
export { playFuzzFile, type ReplayedFailure, replayFailure } from './replay.ts'
