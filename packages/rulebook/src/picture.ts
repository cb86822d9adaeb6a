/** The motif of a picture that is generated from a card: by what the card prints, and by its name. */
import { entryIn, type Rulebook } from './rulebook.ts'

/** An entry that fits a card with one of its traits, with one of its words in the card's name, or with printed facts. */
export interface CardPicture {
  /** Traits as cards print them: "Sailor". */
  readonly traits?: readonly string[]
  /** Words of a card's slug, for cards whose traits do not show it: `gull` of `grey-gull`. */
  readonly words?: readonly string[]
  /** Printed facts that select cards which do not show it by traits: `{ "race": "giant" }`. Each must have that value. */
  readonly print?: { readonly [fact: string]: string }
  /** Only cards of these types, and of types that count as one of them; all types by default. */
  readonly types?: readonly string[]
  /** Motifs that the board knows. If there are several, the card's number selects one, or its code if it has no number. */
  readonly motifs: readonly string[]
}

/** The data of a card that decides its motif. */
export interface PicturedCard {
  /** `pack:slug`, or the slug alone. */
  readonly code: string
  readonly type: string | undefined
  readonly traits: readonly unknown[]
  /** The printed facts, or an object with them. */
  readonly facts?: { readonly [fact: string]: unknown } | undefined
}

/**
 * The motifs for a card: those of the last fitting entry, since special entries come after general ones; the motif of its type if no entry
 * fits.
 */
export function motifsOf(
  rulebook: Pick<Rulebook, 'pictures' | 'types'>,
  { code, type, traits, facts = {} }: PicturedCard,
): readonly string[] {
  const words = new Set(code.slice(code.indexOf(':') + 1).split(/[-/]/))
  const kinds = type === undefined ? [] : [type, ...(entryIn(rulebook.types, type)?.is ?? [])]
  const fits = (picture: CardPicture): boolean =>
    (picture.types === undefined || picture.types.some((one) => kinds.includes(one))) &&
    ((picture.traits ?? []).some((trait) => traits.includes(trait)) ||
      (picture.words ?? []).some((word) => words.has(word)) ||
      (picture.print !== undefined && Object.entries(picture.print).every(([fact, value]) => facts[fact] === value)))
  const last = Object.values(rulebook.pictures).findLast(fits)
  return last?.motifs ?? [entryIn(rulebook.types, type)?.face.motif ?? '']
}
