/** The scenes of packs, played. */
export { runPackScenes } from './run-pack-scenes.ts'
export { runScenes, type SceneEvent, type SceneOptions, type SceneReport } from './run-scenes.ts'
