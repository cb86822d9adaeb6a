/** `@questwright/testkit`: what scene files import. */
export { SceneFailure } from './failure.ts'
export type { ScenePlay, SceneRunWay } from './play.ts'
export { runScenes, type SceneResult } from './run.ts'
export { type SceneOptions, scene } from './scene.ts'
