/** Makes the definitions for a duel from the facts, texts and scripts of packs. */
import { before, libraryOf, type SystemScript, withTitles } from '@questwright/authoring'
import type { JsonObject, Library, LibraryNote, PackContent, Part } from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import { standIn } from './scenes/stand-in.ts'
import { type DuelScript, enters } from './script.ts'
import { systemGame } from './system-game.ts'

/** @param tell called for each definition that fails; all others are made */
export function buildLibrary(packs: readonly PackContent<DuelScript | SystemScript>[], tell: (note: LibraryNote) => void): Library {
  return libraryOf(
    packs,
    {
      systems: systemGame,
      printed: (facts, titles) => withTitles({ ...facts, keywords: counted(facts.keywords) }, titles),
      partsOf: (facts, own) => before(impliedBy(facts), own),
      scenario: (facts, own) => ({ printed: facts, parts: own }),
      standIns: () => [standIn()],
    },
    tell,
  )
}

/** The ability of a fighter to be played from hand, which is not written on the card. */
function impliedBy({ type, side }: JsonObject): readonly Part[] {
  return type === 'fighter' ? [enters(side === 'shadow' ? 'ambush' : 'muster')] : []
}

/** Printed keywords with their numbers: `Fierce 2` is fierce: 2. */
function counted(printed: unknown): JsonObject {
  const counts: { [keyword: string]: number } = Object.create(null)
  for (const word of (printed as readonly string[] | undefined) ?? []) {
    const { slug, number = 1 } = readKeyword(word)
    counts[slug] = (counts[slug] ?? 0) + (number === 'X' ? 0 : number)
  }
  return counts
}
