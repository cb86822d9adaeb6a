/** Adds scenes to scene files. Pure. */
import { type SceneText, sceneCall, sceneSource } from './scene-source.ts'

/** The file with one more scene at its end. */
export function withScene(text: string, scene: SceneText): string {
  if (text.trim() === '') return sceneSource(scene)
  const hasImport = /import\s*\{[^}]*\bscene\b[^}]*\}\s*from\s*['"]@questwright\/testkit['"]/.test(text)
  const head = hasImport ? '' : `import { scene } from '@questwright/testkit'\n\n`
  return `${head}${text.trimEnd()}\n\n${sceneCall(scene)}\n`
}

/** A title that no scene of the file has. */
export function freeTitle(text: string, title: string): string {
  const taken = (one: string) => text.includes(`'${one}'`) || text.includes(`"${one}"`)
  if (!taken(title)) return title
  let nth = 2
  while (taken(`${title} (${nth})`)) nth++
  return `${title} (${nth})`
}
