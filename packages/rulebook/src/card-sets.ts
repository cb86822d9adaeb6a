/**
 * The sets of cards, as the rulebook of a game names them: the fact that says to which set a card belongs, and the section of text files
 * with the titles of sets. Pure.
 */
import type { Rulebook } from './rulebook.ts'

interface SetNames {
  /** All facts that name sets, those for one set before those for several. */
  readonly all: readonly string[]
  /** The facts among these that name several sets. */
  readonly lists: readonly string[]
  readonly fact: string | undefined
  readonly titles: string | undefined
}

type Facts = Pick<Rulebook, 'facts'>

const known = new WeakMap<object, SetNames>()

function setNames({ facts }: Facts): SetNames {
  const before = known.get(facts)
  if (before !== undefined) return before
  const naming = Object.entries(facts).filter(([, { names }]) => names === 'set')
  const ofKind = (kind: 'one' | 'several') =>
    naming.flatMap(([fact, { holds }]) => ((holds === 'slugs') === (kind === 'several') ? [fact] : []))
  const lists = ofKind('several')
  const made = {
    all: [...ofKind('one'), ...lists],
    lists,
    fact: naming.find(([, { holds }]) => holds === 'slug')?.[0],
    titles: naming.find(([, { titles }]) => titles !== undefined)?.[1].titles,
  }
  known.set(facts, made)
  return made
}

/** The facts that name sets, those for one set before those for several. */
export const setFacts = (rulebook: Facts): readonly string[] => setNames(rulebook).all

/** The fact whose slug names the set of a card; `undefined` for a game whose cards belong to no set. */
export const cardSetFact = (rulebook: Facts): string | undefined => setNames(rulebook).fact

/** The set that a card names, `slug` or `pack:slug`; `undefined` where it names none. */
export function setOfCard(card: { readonly [fact: string]: unknown }, rulebook: Facts): string | undefined {
  const fact = cardSetFact(rulebook)
  const set = fact === undefined ? undefined : card[fact]
  return typeof set === 'string' ? set : undefined
}

/** The sets that a card names in facts that list several; a stage can name the sets from which it takes cards. */
export function setsListedBy(card: { readonly [fact: string]: unknown }, rulebook: Facts): readonly string[] {
  return setNames(rulebook).lists.flatMap((fact) => {
    const list = card[fact]
    return Array.isArray(list) ? (list as readonly string[]) : []
  })
}

/** The section of text files that has the titles of sets; `undefined` for a game whose sets have none. */
export const setTitlesSection = (rulebook: Facts): string | undefined => setNames(rulebook).titles
