/** Exports for Tabletop Simulator: the position of each card on the sheets of pictures, and the saved object that refers to these positions. */

/** A sheet has ten columns and seven rows. Its last place is the picture that other players see, so 69 cards fit. */
const tabletopColumns = 10
const tabletopRows = 7
export const mostOnSheet = tabletopColumns * tabletopRows - 1

export interface TabletopCard {
  /** The name of the sheet's picture file. */
  readonly picture: string
  readonly title: string
  readonly copies: number
  /**
   * The name, in the rulebook, of the back that the cards of the sheet have. Cards with the same back are on the same sheets; a card with
   * `own` has a picture for its back.
   */
  readonly back: string
}

export interface TabletopSheet {
  /** The number of the sheet, from 1. */
  readonly number: number
  readonly back: TabletopCard['back']
  readonly columns: number
  readonly rows: number
  /** The cards row by row, from the left; all copies of a card have a single picture. */
  readonly cards: readonly TabletopCard[]
}

/**
 * Distributes cards over as few sheets as possible, in the order of the cards.
 * @param backs the backs of the game, in the order of the sheets; cards with a back of their own come last
 */
export function tabletopSheets(cards: readonly TabletopCard[], backs: readonly string[]): TabletopSheet[] {
  const sheets: TabletopSheet[] = []
  for (const back of [...backs, 'own']) {
    const own = cards.filter((card) => card.back === back && card.copies > 0)
    for (let first = 0; first < own.length; first += mostOnSheet) {
      const part = own.slice(first, first + mostOnSheet)
      // Tabletop Simulator accepts no sheet smaller than two by two
      const columns = Math.max(2, Math.min(tabletopColumns, part.length + 1))
      sheets.push({ number: sheets.length + 1, back, columns, rows: Math.max(2, Math.ceil((part.length + 1) / columns)), cards: part })
    }
  }
  return sheets
}

/**
 * The saved object with a deck for each back, as Tabletop Simulator keeps it in `Saves/Saved Objects`.
 * @param addressOf returns the address of the picture of a sheet: a file name in the same folder, or a URL after an upload
 */
export function tabletopObject(
  name: string,
  sheets: readonly TabletopSheet[],
  addressOf: (sheet: TabletopSheet, side: 'face' | 'back') => string,
): string {
  const backs = [...new Set(sheets.map(({ back }) => back))]
  const objects = backs.map((back, at) =>
    deckOf(
      `${name} (${back})`,
      sheets.filter((sheet) => sheet.back === back),
      at,
      addressOf,
    ),
  )
  return `${JSON.stringify({ SaveName: name, Date: '', VersionNumber: '', GameMode: '', Note: '', Rules: '', XmlUI: '', LuaScript: '', LuaScriptState: '', ObjectStates: objects }, null, 2)}\n`
}

function deckOf(
  name: string,
  sheets: readonly TabletopSheet[],
  place: number,
  addressOf: (sheet: TabletopSheet, side: 'face' | 'back') => string,
): object {
  const transform = { posX: place * 3, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 }
  const customs = Object.fromEntries(
    sheets.map((sheet) => [
      String(sheet.number),
      {
        FaceURL: addressOf(sheet, 'face'),
        BackURL: addressOf(sheet, 'back'),
        NumWidth: sheet.columns,
        NumHeight: sheet.rows,
        BackIsHidden: true,
        UniqueBack: sheet.back === 'own',
      },
    ]),
  )
  const cards = sheets.flatMap((sheet) =>
    sheet.cards.flatMap(({ title, copies }, at) =>
      Array.from({ length: copies }, () => ({
        Name: 'Card',
        Transform: transform,
        Nickname: title,
        CardID: sheet.number * 100 + at,
        CustomDeck: { [sheet.number]: customs[sheet.number] },
      })),
    ),
  )
  const [only] = cards
  // Tabletop Simulator has no decks of a single card
  if (only !== undefined && cards.length === 1) return only
  return {
    Name: 'DeckCustom',
    Transform: transform,
    Nickname: name,
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: customs,
    ContainedObjects: cards,
  }
}
