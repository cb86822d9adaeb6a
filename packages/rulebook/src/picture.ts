/** What a picture shows that is made from a card: motifs by what the card prints, and by how it is called. */
import { entryIn, type Rulebook } from './rulebook.ts'

/** An entry fits a card that has one of its traits, or one of its words. */
export interface CardPicture {
  /** As cards print them: "Sailor". */
  readonly traits?: readonly string[]
  /** Words of a card's slug, for cards whose traits do not say it: `gull` of `grey-gull`. */
  readonly words?: readonly string[]
  /** Cards of these types alone, and of types that count as one of them; of every type where it is not said. */
  readonly types?: readonly string[]
  /** Words that the board knows. Where they are several, the card's number chooses, or its code where it has none. */
  readonly motifs: readonly string[]
}

/** What decides the motif of a card. */
export interface PicturedCard {
  /** `pack:slug`, or the slug alone. */
  readonly code: string
  readonly type: string | undefined
  readonly traits: readonly unknown[]
}

/**
 * The motifs for a card: those of the last fitting entry, since special entries come after general ones.
 * Where none fits, that of its type.
 */
export function motifsOf(rulebook: Pick<Rulebook, 'pictures' | 'types'>, { code, type, traits }: PicturedCard): readonly string[] {
  const words = new Set(code.slice(code.indexOf(':') + 1).split(/[-/]/))
  const kinds = type === undefined ? [] : [type, ...(entryIn(rulebook.types, type)?.is ?? [])]
  const fits = (picture: CardPicture): boolean =>
    (picture.types === undefined || picture.types.some((one) => kinds.includes(one))) &&
    ((picture.traits ?? []).some((trait) => traits.includes(trait)) || (picture.words ?? []).some((word) => words.has(word)))
  const last = Object.values(rulebook.pictures).findLast(fits)
  return last?.motifs ?? [entryIn(rulebook.types, type)?.face.motif ?? '']
}
