import { type PackOutline, rulebooksOfPacks, systemTypes } from '@questwright/packs/browser'
import { entryIn } from '@questwright/rulebook'
import { rulebooks } from './rulebooks.ts'

/** The names that systems of packs add to scripts of a game, as a declaration file; undefined when they add none. */
export function namesOfSystems(packs: readonly PackOutline[], game: string): string | undefined {
  const merged = entryIn(rulebooksOfPacks(packs, rulebooks), game)
  const base = entryIn(rulebooks, game)
  return merged === undefined || base === undefined ? undefined : systemTypes(merged, base)
}
