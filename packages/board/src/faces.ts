/** What the rulebook says of types and facts, as the board reads it: how they are drawn and what they are called. */
import type { Face, Fact, Rulebook } from '@questwright/rulebook'

/** What no type says: a scenario, a rule, and a card whose type nobody knows. */
const plainFace: Face = { name: '', window: 'plain', motif: 'places' }

/** The face that the rulebook gives to a type; undefined for a word that names none. */
export function ownFaceOf({ types }: Rulebook, type: string | undefined): Face | undefined {
  return type !== undefined && Object.hasOwn(types, type) ? types[type]?.face : undefined
}

/** The face of a type; a plain one for a word that names none. */
export function faceOf(rulebook: Rulebook, type: string | undefined): Face {
  return ownFaceOf(rulebook, type) ?? plainFace
}

/** A fact by its name; undefined for a word that names none. */
export function factOf({ facts }: Rulebook, fact: string): Fact | undefined {
  return Object.hasOwn(facts, fact) ? facts[fact] : undefined
}
