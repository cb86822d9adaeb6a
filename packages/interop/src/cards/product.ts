/** The products of cards: names, and the ids by which other programs know them. */
import { guidOf } from './guid.ts'
import type { CardSheet, Flat } from './sheet.ts'

/** What files of a pack say of the pack as a product. */
export interface PackProduct {
  readonly title: string
  /** Its id, made of the pack's name where other programs have none. */
  readonly setId: string
  /** The short code of the product: the id of the pack. */
  readonly code: string
}

/** The key of a product's id among the data that a file has for all cards. */
function setGuidKey(product: string): string {
  return `GUID of ${product}`
}

/** The key of a product's name there. */
function setNameKey(guid: string): string {
  return `Name of ${guid}`
}

/** Names and ids of products, for the cards that name them. @param rows of the tab "Sets" */
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

/** The id that a product of a pack gets where it has none. */
export function madeSetId(product: string, { title, setId, code }: PackProduct): string {
  return product === title ? setId : guidOf(`${code}/${product}`)
}

/** What a file says of its products, without made-up ids. */
export function withoutMadeGuids(set: Flat, context: PackProduct): Flat {
  const begin = setGuidKey('')
  const entries = Object.entries(set).filter(
    ([key, guid]) => !(key.startsWith(begin) && guid === madeSetId(key.slice(begin.length), context)),
  )
  return Object.fromEntries(entries)
}

/** The product facts that a card's sheet implies; those of a file override them. */
export function productOfSheet({ card }: CardSheet, pack: PackProduct): Flat {
  const { set = '' } = card
  return set === '' ? {} : productsIn([{ Name: set, GUID: card.setId || madeSetId(set, pack) }])
}

const guidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The product that a cell of the column "Set" means: by its id or by its name. @param products as `productsIn` has them */
export function productOfCell(cell: string, products: Flat): { readonly set: string; readonly setId: string } {
  const guid = cell.toLowerCase()
  const name = products[setNameKey(guid)]
  if (name !== undefined) return { set: name, setId: guid }
  return guidForm.test(guid) ? { set: '', setId: guid } : { set: cell, setId: products[setGuidKey(cell)] ?? '' }
}

/** That cell. */
export function cellOfProduct({ set = '', setId = '' }: CardSheet['card'], pack: PackProduct): string {
  return setId || (set === '' ? '' : madeSetId(set, pack))
}
