import type { Catalogue } from '@questwright/board'
import { typeIn } from '@questwright/rulebook'

/** Whether a card lies on its side. @param code `pack:slug` */
export const liesWide = (catalogue: Catalogue, code: string): boolean =>
  typeIn(catalogue.rulebook, catalogue.card(code)?.type)?.face.lies === 'wide'
