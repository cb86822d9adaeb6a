/** The scenes of packs, played. */
export { runPackScenes, type SceneWay } from './run-pack-scenes.ts'
export { runScenes, type SceneReport } from './run-scenes.ts'
