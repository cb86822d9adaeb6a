/** Finds cards of packs by the codes and names that scenes use. */
import type { PackOutline } from '@questwright/packs/types'
import type { SceneBoard } from '@questwright/rulebook'
import type { BoardReader } from './scene-board.ts'

/** Reads facts and titles of cards by code. */
export interface CardReader extends BoardReader {
  readonly isThere: (code: string) => boolean
}

const ownOf = <T>(parts: { readonly [slug: string]: T } | undefined, slug: string): T | undefined =>
  parts && Object.hasOwn(parts, slug) ? parts[slug] : undefined

/** Reads the cards of packs of one game. @param board of the game */
export function cardReader(bundles: readonly PackOutline[], board: SceneBoard): CardReader {
  const { standIns } = board
  const partsOf = (code: string) => {
    const [pack = '', slug = ''] = code.split(/:(.*)/)
    return { bundle: bundles.find(({ id }) => id === pack), pack, slug }
  }
  return {
    board,
    fact: (code, fact) => {
      const { bundle, slug } = partsOf(code)
      return (ownOf(bundle?.cards, slug) as { readonly [name: string]: unknown } | undefined)?.[fact]
    },
    title: (code) => {
      const { bundle, pack, slug } = partsOf(code)
      if (pack === 'scene') return ownOf(standIns, slug)?.title ?? slug
      return ownOf(bundle?.text.en?.cards, slug)?.title ?? slug
    },
    isThere: (code) => {
      const { bundle, pack, slug } = partsOf(code)
      if (pack === 'scene') return Object.hasOwn(standIns, slug)
      return bundle !== undefined && (Object.hasOwn(bundle.cards, slug) || slug.startsWith('rule/'))
    },
  }
}

/**
 * Returns the code for the name of a card in a scene: of the scene's pack, else of the only card with that slug; an unknown name is returned
 * unchanged.
 */
export function codeIn(bundles: readonly PackOutline[], home: string): (name: string) => string {
  return (name) => {
    if (name.includes(':')) return name
    const own = bundles.find(({ id }) => id === home)
    if (own && Object.hasOwn(own.cards, name)) return `${home}:${name}`
    const others = bundles.filter(({ cards }) => Object.hasOwn(cards, name))
    return others.length === 1 && others[0] ? `${others[0].id}:${name}` : `${home}:${name}`
  }
}
