/** The titles of sets of cards in the texts of a pack: they are in the section that the rulebook of the game names. Pure. */
import { type Rulebook, setTitlesSection } from '@questwright/rulebook'
import type { PackText, TitledText } from './bundle.ts'

type Titles = { readonly [set: string]: TitledText }

const none: Titles = {}

/** The titles of the sets, by slug; empty if there is no text or if the game has no titles of sets. */
export function setTexts(text: PackText | undefined, rulebook: Pick<Rulebook, 'facts'>): Titles {
  const section = setTitlesSection(rulebook)
  const titles = section === undefined ? undefined : text?.[section]
  return typeof titles === 'object' && titles !== null && !Array.isArray(titles) ? (titles as unknown as Titles) : none
}

/** The title of a set in a text; `undefined` if it has none. */
export function setTitle(text: PackText | undefined, set: string, rulebook: Pick<Rulebook, 'facts'>): string | undefined {
  const titles = setTexts(text, rulebook)
  return Object.hasOwn(titles, set) ? titles[set]?.title : undefined
}
