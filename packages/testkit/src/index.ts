/** `@questwright/testkit`: the exports that scene files import. */
// `run.ts` registers methods that programs call to run scenes; they import nothing from here.
import './run.ts'

export type { ScenePlay, SceneRunWay } from './play.ts'
export { type SceneOptions, scene } from './scene.ts'
