/** `@questwright/testkit`: what scene files import. */
export { SceneFailure } from './failure.ts'
export type { ScenePlay, Way } from './play.ts'
export { runScenes, type SceneResult } from './run.ts'
export { type SceneOptions, scene } from './scene.ts'
