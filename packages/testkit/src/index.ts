/** `@questwright/testkit`: what scene files import. */
// It answers those who run scenes: they call it by its methods, and import nothing.
import './run.ts'

export type { ScenePlay, SceneRunWay } from './play.ts'
export { type SceneOptions, scene } from './scene.ts'
