/** Tabletop Simulator: which card lies where on the sheets of pictures, and the saved object that takes its cards from them. */

/** A sheet has ten columns and seven rows; the last place is the face that others see, so 69 cards fit. */
const tabletopColumns = 10
const tabletopRows = 7
export const mostOnSheet = tabletopColumns * tabletopRows - 1

export interface TabletopCard {
  /** The name of its picture. */
  readonly picture: string
  readonly title: string
  readonly copies: number
  /** The name of its back, of the rulebook. Cards of one back lie on sheets of their own; `own` has a picture of its own for the back. */
  readonly back: string
}

export interface TabletopSheet {
  /** From 1. */
  readonly number: number
  readonly back: TabletopCard['back']
  readonly columns: number
  readonly rows: number
  /** In rows from the left; one picture for all copies of a card. */
  readonly cards: readonly TabletopCard[]
}

/** Lays cards out on sheets: as few as possible, in the order of the cards. @param backs of the game, in the order of the sheets; those with a back of their own come last */
export function tabletopSheets(cards: readonly TabletopCard[], backs: readonly string[]): TabletopSheet[] {
  const sheets: TabletopSheet[] = []
  for (const back of [...backs, 'own']) {
    const own = cards.filter((card) => card.back === back && card.copies > 0)
    for (let first = 0; first < own.length; first += mostOnSheet) {
      const part = own.slice(first, first + mostOnSheet)
      // the game takes no sheet that is smaller than two by two
      const columns = Math.max(2, Math.min(tabletopColumns, part.length + 1))
      sheets.push({ number: sheets.length + 1, back, columns, rows: Math.max(2, Math.ceil((part.length + 1) / columns)), cards: part })
    }
  }
  return sheets
}

/**
 * The saved object of a deck for each back, as Tabletop Simulator keeps it in `Saves/Saved Objects`.
 * @param addressOf where the pictures of a sheet lie: a file name beside, or an address after they were uploaded
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
  // a deck of one card is no deck there
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
