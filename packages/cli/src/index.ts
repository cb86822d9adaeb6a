/** What others use of the CLI: running the scenes of packs. */
export { type PlacedResult, runPackScenes, type SceneOptions, type SceneRun, TESTKIT } from './run-scenes.ts'
