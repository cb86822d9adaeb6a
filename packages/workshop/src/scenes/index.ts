/** The scenes of packs, played. */
export { runPackScenes, type SceneRunWay } from './run-pack-scenes.ts'
export { runScenes, type SceneReport } from './run-scenes.ts'
