/** Files for a new scene. */
import { filesOfCard } from '@questwright/packs/browser'
import { fileNameOf } from './situation.ts'

export interface ScenePlace {
  readonly path: string
  /** The name of the place for the user. */
  readonly name: string
}

/**
 * Files for a new scene: that of each card involved, and one of its own.
 * @param cards cards of the pack
 * @param title of the scene, from which the name of its own file is made
 */
export function placesFor(
  pack: { readonly files: readonly { readonly path: string }[] },
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
