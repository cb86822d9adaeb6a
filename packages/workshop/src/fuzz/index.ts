/** Random play with packs, and its findings. */
export { fuzzFilesOf, isFuzzFile } from './file.ts'
export { type FuzzReport, fuzzPacks } from './fuzz-packs.ts'
export { fuzzBundles } from './games.ts'
export { playFuzzFile, replayFailure } from './replay.ts'
