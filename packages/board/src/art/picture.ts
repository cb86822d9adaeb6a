/**
 * Chooses the shape and the sky of a card's picture. The rulebook decides from the printed facts of the card; the state of the game has no
 * influence.
 */
import { entryIn, motifsOf, type Rulebook } from '@questwright/rulebook'
import type { CatalogueCard } from '../catalogue.ts'
import { skiesOfTones } from '../drawings.ts'
import { hashOf } from '../hash.ts'
import { typeOf } from '../printed.ts'
import { shapesOf } from './motifs.ts'
import { skyNames } from './skies.ts'

/** The name of a shape, the name of a pair of skies, and which of the two. */
export interface Picture {
  readonly shape: string
  readonly sky: string
  readonly turn: number
}

/**
 * The shape is one of those that the rulebook's `pictures` name for the card's traits and words, else for its type. The sky depends on the
 * printed value that colours the card's frame, else on the card's set. Cards with consecutive numbers alternate between variants; for a
 * card without a number its code decides.
 * @param card undefined where the facts of the card are unknown
 * @param code of the card
 */
export function pictureOf(rulebook: Rulebook, card: CatalogueCard | undefined, code: string, side: string | undefined): Picture {
  const own = side === undefined ? undefined : card?.sides?.[side]
  const traits = Array.isArray(own?.traits) ? own.traits : (card?.traits ?? [])
  const named = motifsOf(rulebook, { code, type: typeOf(card, side), traits, facts: card }).flatMap(shapesOf)
  const shapes = named.length > 0 ? named : shapesOf('places')
  const number = typeof card?.number === 'number' ? Math.abs(Math.trunc(card.number)) : hashOf(code)
  return { shape: shapes[(number >>> 1) % shapes.length] as string, sky: skyOf(rulebook, card, code), turn: number % 2 }
}

function skyOf({ facts }: Rulebook, card: CatalogueCard | undefined, code: string): string {
  for (const [fact, { colours, values }] of Object.entries(facts)) {
    if (colours !== 'frame' || card?.[fact] === undefined) continue
    return entryIn(skiesOfTones, entryIn(values ?? {}, card[fact])?.tone) ?? 'ash'
  }
  // a set of another pack is written `pack:set`: use only the part after the colon, so that it gets the same sky as in its own pack
  const chosen = card?.setSlug?.split(':').at(-1) ?? code
  return skyNames[hashOf(chosen) % skyNames.length] as string
}
