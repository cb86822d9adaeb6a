/** Makes the definitions from the facts, texts and scripts of packs. */
import { before, libraryOf, type SystemScript, withTitles } from '@questwright/authoring'
import type { JsonObject, Library, LibraryNote, PackContent } from '@questwright/kernel'
import { readKeyword } from '@questwright/rulebook/printed-keyword'
import { impliedBy } from './play.ts'
import { standIns } from './scenes/stand-ins.ts'
import type { TcgScript } from './script.ts'
import { systemGame } from './system-game.ts'

/** @param tell called for each definition that fails; all others are made */
export function buildLibrary(packs: readonly PackContent<TcgScript | SystemScript>[], tell: (note: LibraryNote) => void): Library {
  return libraryOf(
    packs,
    {
      systems: systemGame,
      printed: (facts, titles) => printed(withTitles(facts, titles)),
      partsOf: (facts, own) => before(impliedBy(facts), own),
      scenario: (facts, own) => ({ printed: facts, parts: own }),
      standIns,
    },
    tell,
  )
}

/** The titles of companions that are Ring-bound in every version, also where the card does not print it. */
const ALWAYS_RING_BOUND: readonly unknown[] = ['Frodo', 'Sam']

/** The facts of a card with its keywords counted. */
function printed(facts: JsonObject): JsonObject {
  const keywords = counted(facts.keywords)
  const isRingBound = Object.hasOwn(keywords, 'ring-bound') || ALWAYS_RING_BOUND.includes(facts.title)
  return { ...facts, keywords, ...(isRingBound ? { ringBound: true } : {}) }
}

/** Printed keywords with their numbers: `Damage 1` is damage: 1. */
function counted(words: unknown): { readonly [keyword: string]: number } {
  const counts: { [keyword: string]: number } = Object.create(null)
  for (const word of (words as readonly string[] | undefined) ?? []) {
    const { slug, number = 1 } = readKeyword(word)
    counts[slug] = (counts[slug] ?? 0) + (number === 'X' ? 0 : number)
  }
  return counts
}
