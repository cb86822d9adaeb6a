/** Searches choices by typed words, in any order. */
import { plainText } from '@questwright/packs/browser'

/** An entry of a long menu. */
export interface Searched {
  readonly id: string
  readonly label: string
  /** The heading of its group. */
  readonly heading?: string | undefined
  /** Further search words, such as a code. */
  readonly words?: string | undefined
}

export interface FoundUnder<Choice> {
  readonly heading: string | undefined
  readonly found: readonly Choice[]
}

/**
 * The choices that match all typed words, each as the beginning of a word, below their headings; those whose label begins with the typed text come
 * first. A matching heading finds all choices below it.
 * @param choices in the order of their menu
 * @param headings in their order; choices without one come last
 */
export function searchChoices<Choice extends Searched>(
  choices: readonly Choice[],
  typed: string,
  headings: readonly string[] = [],
): readonly FoundUnder<Choice>[] {
  const wanted = plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  const rank = ({ label, heading = '', words = '' }: Choice): number => {
    if (wanted.length === 0) return 1
    const all = ` ${plainText(`${label} ${words} ${heading}`).replace(/[^\p{L}\p{N}']+/gu, ' ')}`
    if (!wanted.every((word) => all.includes(` ${word}`))) return 0
    return plainText(label).startsWith(wanted.join(' ')) ? 2 : 1
  }
  const ranked = choices.map((choice) => ({ choice, rank: rank(choice) })).filter((one) => one.rank > 0)
  // the different headings; a menu without headings is one list
  const named = [...new Set(ranked.map(({ choice }) => choice.heading))]
  const order = (heading: string | undefined): number =>
    heading === undefined ? headings.length + 1 : headings.indexOf(heading) + 1 || headings.length
  const groups = named
    .map((heading) => {
      const own = ranked.filter(({ choice }) => choice.heading === heading)
      return {
        heading,
        best: Math.max(...own.map((one) => one.rank)),
        found: [...own.filter((one) => one.rank === 2), ...own.filter((one) => one.rank === 1)].map(({ choice }) => choice),
      }
    })
    .toSorted((a, b) => b.best - a.best || order(a.heading) - order(b.heading))
  return groups.map(({ heading, found }) => ({ heading, found }))
}
