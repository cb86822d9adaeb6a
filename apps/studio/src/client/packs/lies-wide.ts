import type { Catalogue } from '@questwright/board'
import { typeIn } from '@questwright/rulebook'

/**
 * Whether a card is drawn in landscape.
 * @param code `pack:slug`
 */
export const liesWide = (catalogue: Catalogue, code: string): boolean =>
  typeIn(catalogue.rulebook, catalogue.card(code)?.type)?.face.lies === 'wide'
