/** The words and titles by which scripts describe cards: those that packs add, and those that are misspelt. */
import { nearestName } from '@questwright/kernel/nearest'
import type { PackBundle, PackOutline } from './bundle.ts'

/** A word or title in a script: `word` for "each guard", `title` for "Gandalf". */
export interface DescribedCard {
  readonly by: 'word' | 'title'
  readonly text: string
  /** The place in the author's source; line and column from 1. */
  readonly line: number
  readonly column: number
}

/** Words and titles that scripts may use. */
export interface KnownDescriptions {
  readonly words: readonly string[]
  readonly titles: readonly string[]
}

/** The words and titles that packs add to those of their game: the slugs of their keywords, and the English titles of their cards. */
export function describedBy(packs: readonly Pick<PackOutline, 'keywords' | 'text'>[]): KnownDescriptions {
  return {
    words: packs.flatMap(({ keywords }) => Object.keys(keywords)),
    titles: packs.flatMap(({ text }) => Object.values(text.en?.cards ?? {}).map(({ title }) => title)),
  }
}

/** A misspelt word or title, with its script file and the nearest known word or title (`meant`). */
export interface MisspeltDescription extends DescribedCard {
  readonly pack: string
  readonly file: string
  readonly meant: string
}

/**
 * Finds words and titles that no card can have, and that are nearly known ones. A title without a similar one is not reported: its card may be
 * in a pack that is not here.
 * @param known the words and titles of the game itself; those of the packs are added
 */
export function misspeltDescriptions(packs: readonly PackBundle[], known: KnownDescriptions): readonly MisspeltDescription[] {
  const own = describedBy(packs)
  const names = { word: new Set([...known.words, ...own.words]), title: new Set([...known.titles, ...own.titles]) }
  return packs.flatMap(({ id, scripts }) =>
    scripts.flatMap(({ path, describes = [] }) =>
      describes.flatMap((one) => {
        const meant = names[one.by].has(one.text) ? undefined : nearestName(one.text, names[one.by])
        return meant === undefined ? [] : [{ ...one, pack: id, file: path, meant }]
      }),
    ),
  )
}
