/** Where a new scene is written: into a file of its own, or after the scenes of a card. */
import type { PackState } from '../../api-types.ts'
import { ApiError, absent, getFile } from '../api.ts'
import { filesOfCard } from '../card-entries.ts'
import { beginFile, changeFile, fileKey, fileOf, openFile } from '../editor/files.ts'
import { save } from '../editor/save.ts'
import { slugOf } from '../situations/keep-situation.ts'
import { type SceneText, sceneCall, sceneSource } from '../situations/scene-source.ts'

export interface ScenePlace {
  readonly path: string
  readonly name: string
}

/** Files for a new scene: that of each card involved, and one of its own. */
export function placesFor(
  pack: PackState,
  cards: readonly { readonly slug: string; readonly title: string }[],
  title: string,
): readonly ScenePlace[] {
  const ofCards = cards.flatMap(({ slug, title: name }) => {
    const files = filesOfCard(pack, slug)
    if (!files) return []
    const path = files.scene ?? (files.script ?? files.newScript).replace(/\.ts$/, '.scene.ts')
    return [{ path, name: `${name}: ${path}` }]
  })
  const slug = slugOf(title) || 'what-i-played'
  const path = `scenes/${slug}.scene.ts`
  return [...ofCards, { path, name: `A file of its own: ${path}` }]
}

/** The current text of a file; empty where there is none. @throws ApiError */
export async function textOf(pack: string, path: string): Promise<string> {
  const open = fileOf(fileKey(pack, path))
  if (open?.status === 'ready') return open.text
  try {
    return (await getFile(pack, path)).text
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return ''
    throw error
  }
}

/** The file with one more scene at its end. Pure. */
export function withScene(text: string, scene: SceneText): string {
  if (text.trim() === '') return sceneSource(scene)
  const hasImport = /import\s*\{[^}]*\bscene\b[^}]*\}\s*from\s*['"]@questwright\/testkit['"]/.test(text)
  const head = hasImport ? '' : `import { scene } from '@questwright/testkit'\n\n`
  return `${head}${text.trimEnd()}\n\n${sceneCall(scene)}\n`
}

/** A title that no scene of the file has. Pure. */
export function freeTitle(text: string, title: string): string {
  const taken = (one: string) => text.includes(`'${one}'`) || text.includes(`"${one}"`)
  if (!taken(title)) return title
  let nth = 2
  while (taken(`${title} (${nth})`)) nth++
  return `${title} (${nth})`
}

/** Writes the file and updates an open editor. @returns the result of `save` */
export async function putScene(pack: string, path: string, text: string): Promise<'saved' | 'conflict' | 'failed'> {
  const key = fileKey(pack, path)
  await openFile(pack, path)
  const file = fileOf(key)
  if (file?.status === 'failed') {
    if (file.error?.status !== 404) return 'failed'
    beginFile(pack, path, text)
    changeFile(key, { hash: absent })
  } else changeFile(key, { text })
  return save(key)
}
