import { typeIn } from '@questwright/rulebook'
import type { Catalogue } from './catalogue.ts'

/**
 * Whether a card is drawn in landscape.
 * @param code `pack:slug`
 */
export const liesWide = (catalogue: Catalogue, code: string): boolean =>
  typeIn(catalogue.rulebook, catalogue.card(code)?.type)?.face.lies === 'wide'
