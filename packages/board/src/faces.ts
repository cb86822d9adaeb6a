/** How a card type is drawn, as the rulebook says it. */
import { type Face, type Rulebook, typeIn } from '@questwright/rulebook'

/** What no type says: a scenario, a rule, and a card whose type nobody knows. */
const plainFace: Face = { name: '', window: 'plain', motif: 'places' }

/** The face of a type; a plain one for a word that names none. */
export function faceOf(rulebook: Rulebook, type: string | undefined): Face {
  return typeIn(rulebook, type)?.face ?? plainFace
}
