/** Packs whose cards a pack uses without naming them as dependencies. */
import { codesOfDeck } from './deck-sections.ts'
import { idsWithDependencies } from './ids-with-dependencies.ts'
import { fullCode, splitCode } from './slug.ts'
import type { DeckFacts, PackOutline } from './types.ts'

/** Whether a pack depends on another one, directly or not; every pack counts as depending on itself. */
export function reaches(start: string, goal: string, bundles: readonly PackOutline[]): boolean {
  return idsWithDependencies([start], bundles).has(goal)
}

export interface Undeclared {
  /** Used packs that are no dependencies yet. */
  readonly missing: readonly PackOutline[]
  /** Used packs that depend on this pack: they cannot become dependencies. */
  readonly circle: readonly PackOutline[]
}

/** The used packs that are missing among the dependencies of a pack. @param used ids */
export function undeclaredOf(used: Iterable<string>, pack: string, bundles: readonly PackOutline[]): Undeclared {
  const wanted = new Set(used)
  const others = bundles.filter(({ id }) => id !== pack && wanted.has(id) && !reaches(pack, id, bundles))
  return { missing: others.filter(({ id }) => !reaches(id, pack, bundles)), circle: others.filter(({ id }) => reaches(id, pack, bundles)) }
}

/** The packs of a deck's cards that are missing among the dependencies of its pack. @param pack the id of that pack */
export function undeclaredOfDeck(deck: DeckFacts, pack: string, bundles: readonly PackOutline[]): Undeclared {
  return undeclaredOf(
    codesOfDeck(deck, 'with').flatMap((code) => splitCode(fullCode(code, pack))?.pack ?? []),
    pack,
    bundles,
  )
}
