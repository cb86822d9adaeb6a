/** The place of a new scene: a file of its own, or after the other scenes of a card. */

import { filesOfCard } from '@questwright/packs/browser'
import { fileNameOf } from '@questwright/scenes'
import type { PackState } from '../../api-types.ts'
import { ApiError, absent, getFile } from '../api.ts'
import { beginFile, changeFile, fileKey, fileOf, openFile } from '../editor/files.ts'
import { save } from '../editor/save.ts'

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
  const slug = fileNameOf(title) || 'what-i-played'
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
