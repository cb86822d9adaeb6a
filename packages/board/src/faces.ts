/** Finds how a card type is drawn, in the rulebook. */
import { type Face, type Rulebook, typeIn } from '@questwright/rulebook'

/** The face for a card whose type is not in the rulebook: a scenario, a rule, or a card of an unknown type. */
const plainFace: Face = { name: '', window: 'plain', motif: 'places' }

/** The face of a type; a plain one for an unknown type. */
export function faceOf(rulebook: Rulebook, type: string | undefined): Face {
  return typeIn(rulebook, type)?.face ?? plainFace
}
