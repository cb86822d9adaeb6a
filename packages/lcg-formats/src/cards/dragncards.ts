/** Converts cards from and to the card table of DragnCards. */
import { type CardRecord, type ImportProblem, importProblem, type RecordWork, type WriteContext } from '@questwright/interop/for-games'
import type { FactValue } from '@questwright/packs/browser'
import { parseDragncards, printDragncards, rowsOf } from './dragncards-table.ts'
import { lcgSheets } from './lcg-sheets.ts'
import { tableColumns, tellNameAndType } from './name-and-type.ts'
import { type CardSheet, type Flat, type SheetSide, sideLetters } from './sheet.ts'
import {
  markedText,
  withAsterisks,
  withBoldTriggers,
  withLineEnds,
  withOwnSigns,
  withoutBoldTriggers,
  withoutShadowWord,
  withShadowWord,
} from './text-marks.ts'
import { backOfCard, isCardType, isTwoSided, readType, writtenType } from './types.ts'

const plainFields = [
  ['traits', 'traits'],
  ['keywords', 'keywords'],
  ['engagementCost', 'engagementCost'],
  ['threat', 'threat'],
  ['willpower', 'willpower'],
  ['attack', 'attack'],
  ['defense', 'defense'],
  ['hitPoints', 'hitPoints'],
  ['questPoints', 'questPoints'],
  ['victory', 'victoryPoints'],
  ['corner', 'cornerText'],
  ['sphere', 'sphere'],
  ['tags', 'tags'],
] as const

/** The key in `tags` for a type that DragnCards does not have. */
const ourType = 'questwrightType'
/** Types that have another name in DragnCards. */
const otherTypes: { readonly [type: string]: string } = {
  'player-side-quest': 'Side Quest',
  'encounter-side-quest': 'Side Quest',
  'objective-location': 'Location',
}

export const dragncards: RecordWork = {
  name: 'DragnCards card table',
  ending: '.tsv',
  sheets: lcgSheets,
  absent: 'unsaid',
  parse: parseDragncards,
  sheetOf,
  flatOf,
  print: printDragncards,
}

function sheetOf({ flat, line }: CardRecord, _set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const rows = rowsOf(flat)
  const top = rows[0] ?? {}
  const tags = readTags(top.tags, line, tell)
  const said = tags === undefined ? undefined : tags[ourType]
  const back = top.cardBack === 'player' || (top.cardBack === 'multi_sided' && (top.encounterSet ?? '') === '') ? 'player' : 'encounter'
  const read = readType(top.type ?? '', top.sphere ?? '', back)
  const own = typeof said === 'string' && isCardType(said) && writtenDc(said, undefined) === top.type
  const { type, printedType } = own ? { type: said } : otherTypes[read.type] === top.type ? { type: read.type } : read
  tellNameAndType({ name: top.name ?? '', words: top.type ?? '', type, line }, tableColumns, tell)
  return {
    card: {
      octgnId: (top.databaseId ?? '').toLowerCase(),
      set: top.packName ?? '',
      setId: top.setUuid ?? '',
      number: top.numberInPack ?? '',
      quantity: top.deckbuilderQuantity ?? '',
      encounterSet: top.encounterSet ?? '',
      type,
      printedType: printedType ?? '',
      stage: isTwoSided(type) ? (top.cost ?? '') : '',
    },
    sides: rows.map((row, at) => sideOf(row, at, type)),
  }
}

function sideOf(row: Flat, at: number, type: string): SheetSide {
  const side: { [field: string]: string } = {
    title: row.name ?? '',
    unique: row.unique === '1' ? '1' : '',
    text: severalLines(row.text),
    shadow: withoutShadowWord(severalLines(row.shadow)),
  }
  for (const [field, name] of plainFields) side[field] = row[name] ?? ''
  side.tags = withoutOurType(row.tags ?? '')
  if (isTwoSided(type)) side.letter = row.side || (sideLetters[at] as string)
  else side.cost = row.cost ?? ''
  const own = at === 0 ? '' : readType(row.type ?? '', row.sphere ?? '', 'encounter').type
  if (own !== type && own !== '' && otherTypes[type] !== row.type) side.type = own
  return side
}

function readTags(
  tags: string | undefined,
  line: number | undefined,
  tell: (problem: ImportProblem) => void,
): { readonly [key: string]: unknown } | undefined {
  if (!tags) return undefined
  try {
    const value: unknown = JSON.parse(tags)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as { readonly [key: string]: unknown }
  } catch {
    // reported below, like every value that is not an object
  }
  tell(
    importProblem('warning', 'tags', ['`tags` is no JSON object; it is kept as it stands.', 'Write for example {"cannotTravel": true}.'], {
      line,
      field: 'tags',
    }),
  )
  return undefined
}

function withoutOurType(tags: string): string {
  if (!tags.includes(ourType)) return tags
  try {
    const { [ourType]: _, ...rest } = JSON.parse(tags) as { readonly [key: string]: unknown }
    return Object.keys(rest).length === 0 ? '' : JSON.stringify(rest)
  } catch {
    return tags
  }
}

function writtenDc(type: string | undefined, printed: string | undefined): string {
  if (printed) return printed
  return (type !== undefined && Object.hasOwn(otherTypes, type) ? otherTypes[type] : undefined) ?? writtenType(type, undefined)
}

function flatOf({ card, sides }: CardSheet, context: WriteContext): Flat {
  const many = sides.length > 1
  const id = card.octgnId ?? ''
  const flat: [string, string][] = []
  for (const [at, side] of sides.entries()) {
    const letter = sideLetters[at] as string
    const row: { [column: string]: string } = {
      databaseId: id,
      name: side.title || sides[0]?.title || '',
      imageUrl: id === '' ? '' : at === 0 ? `${id}.jpg` : `${id}.${letter}.jpg`,
      cardBack: many ? 'multi_sided' : backOfCard(card),
      type: side.type ? writtenDc(side.type, undefined) : writtenDc(card.type, card.printedType),
      packName: card.set ?? '',
      deckbuilderQuantity: card.quantity ?? '',
      setUuid: card.setId || context.setId,
      numberInPack: card.number ?? '',
      encounterSet: card.encounterSet ?? '',
      unique: side.unique ?? '',
      text: oneLine(side.text),
      shadow: oneLine(withShadowWord(side.shadow ?? '')),
    }
    for (const [field, name] of plainFields) row[name] = side[field] ?? ''
    if (at === 0 && card.type === 'objective-location' && !card.printedType) row.tags = withOurType(row.tags ?? '', card.type)
    row.cost = isTwoSided(card.type) ? (card.stage ?? '') : (side.cost ?? '')
    row.side = isTwoSided(card.type) ? side.letter || letter : ''
    for (const [name, value] of Object.entries(row)) flat.push([`${letter}.${name}`, value])
  }
  return Object.fromEntries(flat)
}

/** The text with each line end written as the two characters \n, because a real line end would end the row. */
function oneLine(text: string | undefined): string {
  return withAsterisks(
    withoutBoldTriggers(text ?? '')
      .replace(/\t/g, ' ')
      .replaceAll('\n', '\\n'),
  )
}

function severalLines(text: string | undefined): string {
  return withBoldTriggers(withOwnSigns(markedText(withLineEnds((text ?? '').replaceAll('\\n', '\n')))))
}

/** Adds the facts of systems to the tags, where plugins of DragnCards read properties that have no column. */
export function withFactsInTags<Sheet extends CardSheet>(sheet: Sheet, facts: { readonly [fact: string]: FactValue }): Sheet {
  const [top, ...others] = sheet.sides
  if (top === undefined || Object.keys(facts).length === 0) return sheet
  const told = readTags(top.tags, undefined, () => {})
  // leave tags that are not JSON unchanged
  if (top.tags && told === undefined) return sheet
  return { ...sheet, sides: [{ ...top, tags: JSON.stringify({ ...told, ...facts }) }, ...others] }
}

function withOurType(tags: string, type: string): string {
  try {
    return JSON.stringify({ ...(tags === '' ? {} : (JSON.parse(tags) as object)), [ourType]: type })
  } catch {
    return tags
  }
}
