/** The products to which cards belong: their names, and their ids in other programs. */
import { guidOf } from './guid.ts'
import type { CardSheet, Flat } from './sheet.ts'

/** The data of a pack as a product. */
export interface PackProduct {
  readonly title: string
  /** The id of its set in other programs; made from the name of the pack where it has none. */
  readonly setId: string
  /** The short code of the product: the id of the pack. */
  readonly code: string
}

/** The key under which the data for a whole file contains the id of a product. */
function setGuidKey(product: string): string {
  return `GUID of ${product}`
}

/** The key under which the data for a whole file contains the name of a product. */
function setNameKey(guid: string): string {
  return `Name of ${guid}`
}

/**
 * The names and ids of products, under the keys above, for the cards that refer to products.
 * @param rows the rows of the tab "Sets"
 */
export function productsIn(rows: readonly Flat[]): Flat {
  return Object.fromEntries(
    rows.flatMap(({ GUID, Name }) =>
      GUID && Name
        ? [
            [setGuidKey(Name), GUID.toLowerCase()],
            [setNameKey(GUID.toLowerCase()), Name],
          ]
        : [],
    ),
  )
}

/** The id for a product of a pack that has no id in other programs. */
export function madeSetId(product: string, { title, setId, code }: PackProduct): string {
  return product === title ? setId : guidOf(`${code}/${product}`)
}

/** The data of a file about its products, without ids that we made ourselves. */
export function withoutMadeGuids(set: Flat, context: PackProduct): Flat {
  const begin = setGuidKey('')
  const entries = Object.entries(set).filter(
    ([key, guid]) => !(key.startsWith(begin) && guid === madeSetId(key.slice(begin.length), context)),
  )
  return Object.fromEntries(entries)
}

/** The product data that follows from a card's sheet; data of a file takes precedence. */
export function productOfSheet({ card }: CardSheet, pack: PackProduct): Flat {
  const { set = '' } = card
  return set === '' ? {} : productsIn([{ Name: set, GUID: card.setId || madeSetId(set, pack) }])
}

const guidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The product in a cell of the column "Set", which has its id or its name.
 * @param products the data from `productsIn`
 */
export function productOfCell(cell: string, products: Flat): { readonly set: string; readonly setId: string } {
  const guid = cell.toLowerCase()
  const name = products[setNameKey(guid)]
  if (name !== undefined) return { set: name, setId: guid }
  return guidForm.test(guid) ? { set: '', setId: guid } : { set: cell, setId: products[setGuidKey(cell)] ?? '' }
}

/** The content of the cell in the column "Set" for a card. */
export function cellOfProduct({ set = '', setId = '' }: CardSheet['card'], pack: PackProduct): string {
  return setId || (set === '' ? '' : madeSetId(set, pack))
}
