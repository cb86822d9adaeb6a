/** The command line as functions: what the studio and tests use. */
export { runCommand } from './commands.ts'
export { fuzzFilesOf } from './fuzz-file.ts'
export { type FuzzedPacks, fuzzBundles } from './fuzz-games.ts'
export { playFuzzFile } from './fuzz-replay.ts'
export { type Output, processOutput } from './output.ts'
export { engineIdentity, type Lab, openLab } from './realms.ts'
export { type PlacedResult, runPackScenes, type SceneOptions, type SceneRun, TESTKIT } from './run-scenes.ts'
