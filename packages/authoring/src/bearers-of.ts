import { type CardDefinition, keywordOfCode, type Library } from '@questwright/kernel'

/** The card to which a part belongs, as `pack:slug#part`; for a part of a keyword the first of these cards that prints the keyword. */
export function bearersOf(part: string, cards: readonly CardDefinition[], library: Library): CardDefinition[] {
  const code = part.slice(0, part.lastIndexOf('#'))
  const slug = keywordOfCode(library, code)?.slug ?? ''
  const own = cards.filter((card) => card.code === code)
  return own.length > 0 ? own : cards.filter(({ front }) => Object.hasOwn((front.facts.keywords ?? {}) as object, slug)).slice(0, 1)
}
