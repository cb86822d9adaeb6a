/** Running the scenes of packs. */
export { runPackScenes, type SceneRunWay } from './run-pack-scenes.ts'
export { runScenes, type SceneReport } from './run-scenes.ts'
