/** `@questwright/testkit`: the exports that scene files import. */
// Importing `run.ts` registers the method that runs the scenes. Its host calls that method and imports nothing from here.
import './run.ts'

export type { ScenePlay, SceneRunWay } from './play.ts'
export { type SceneOptions, scene } from './scene.ts'
