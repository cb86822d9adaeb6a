/** The card table of DragnCards: tab-separated, one row a side. */
import type { CardRecord, CardRecords, FormatWork, WriteContext } from './format.ts'
import { type ImportProblem, importProblem } from './problem.ts'
import { type CardSheet, type Flat, type SheetSide, sideLetters } from './sheet.ts'
import { readTable, type TableRow, writeTsv } from './table.ts'
import { backOfCard, isCardType, isNoCard, isTwoSided, readType, writtenType } from './types.ts'

const columns = [
  'databaseId',
  'name',
  'imageUrl',
  'cardBack',
  'type',
  'packName',
  'deckbuilderQuantity',
  'setUuid',
  'numberInPack',
  'encounterSet',
  'unique',
  'sphere',
  'traits',
  'keywords',
  'cost',
  'side',
  'engagementCost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'questPoints',
  'victoryPoints',
  'cornerText',
  'text',
  'shadow',
  'tags',
] as const

/** Columns without which DragnCards takes no table. */
export const dragncardsMarks = ['databaseId', 'name', 'imageUrl', 'cardBack', 'type'] as const

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

/** A key of `tags` in which the type stands that DragnCards does not know. */
const ourType = 'questwrightType'
/** Types that DragnCards calls otherwise. */
const otherTypes: { readonly [type: string]: string } = {
  'player-side-quest': 'Side Quest',
  'encounter-side-quest': 'Side Quest',
  'objective-location': 'Location',
}

export const dragncards: FormatWork = {
  name: 'DragnCards card table',
  ending: '.tsv',
  absent: 'unsaid',
  parse,
  sheetOf,
  flatOf,
  print: (records) => {
    const rows = records.flatMap(rowsOf)
    const more = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !(columns as readonly string[]).includes(name))
    return writeTsv([...columns, ...more], rows)
  },
}

function parse(text: string): CardRecords {
  const table = readTable(text, 'tsv')
  const problems: ImportProblem[] = [...table.problems]
  const missing = dragncardsMarks.filter((name) => !table.columns.includes(name))
  if (missing.length > 0)
    problems.push(
      importProblem(
        'error',
        'missing-column',
        [
          `The table has no column ${missing.map((name) => `"${name}"`).join(', ')}.`,
          'Export it again with its first row; DragnCards needs these columns, too.',
        ],
        { line: 1 },
      ),
    )
  if (missing.includes('name') || missing.includes('type')) return { records: [], problems }
  const unknown = table.columns.filter(
    (name) => name !== '' && name !== 'modifiedTimeUtc' && !(columns as readonly string[]).includes(name),
  )
  if (unknown.length > 0)
    problems.push(
      importProblem(
        'warning',
        'unknown-column',
        [
          `No rule reads ${unknown
            .slice(0, 8)
            .map((name) => `"${name}"`)
            .join(', ')}: kept for the way back, and nothing else.`,
          'Correct the name, if it is one of DragnCards.',
        ],
        { line: 1 },
      ),
    )
  return { records: joined(table.rows, problems), problems }
}

/** Rows of one id that follow one another are the sides of one card. */
function joined(rows: readonly TableRow[], problems: ImportProblem[]): CardRecord[] {
  const records: { line: number; id: string; sides: Flat[] }[] = []
  const met = new Map<string, number>()
  for (const { line, cells } of rows) {
    const id = cells.databaseId ?? ''
    const before = records.at(-1)
    const follows = before !== undefined && id !== '' && before.id === id && cells.cardBack === 'multi_sided'
    if (follows && before.sides.length < sideLetters.length) {
      before.sides.push(cells)
      continue
    }
    const first = met.get(id)
    if (id !== '' && first !== undefined)
      problems.push(
        importProblem(
          'error',
          'doubled-id',
          [
            `The id ${id.slice(0, 60)} stands in line ${first} already: this row was left out.`,
            follows
              ? 'A card has nine sides at most.'
              : 'Give each card an id of its own; rows of a card with several sides follow one another and say "multi_sided".',
          ],
          { line, field: 'databaseId' },
        ),
      )
    else records.push({ line, id, sides: [cells] })
    if (first === undefined) met.set(id, line)
  }
  return records.map(({ line, sides }) => ({
    line,
    flat: Object.fromEntries(
      sides.flatMap((cells, at) => Object.entries(cells).map(([name, value]) => [`${sideLetters[at]}.${name}`, value])),
    ),
  }))
}

function rowsOf(flat: Flat): Flat[] {
  const rows = new Map<string, [string, string][]>()
  for (const [name, value] of Object.entries(flat)) {
    const letter = name.slice(0, name.indexOf('.'))
    const row = rows.get(letter) ?? []
    if (row.length === 0) rows.set(letter, row)
    row.push([name.slice(letter.length + 1), value])
  }
  return sideLetters.flatMap((letter) => {
    const row = rows.get(letter)
    return row?.some(([, value]) => value !== '') ? [Object.fromEntries(row)] : []
  })
}

function sheetOf({ flat, line }: CardRecord, _set: Flat, tell: (problem: ImportProblem) => void): CardSheet {
  const rows = rowsOf(flat)
  const top = rows[0] ?? {}
  const name = top.name ?? ''
  if (name === '')
    tell(importProblem('error', 'no-name', ['The row has no name.', 'Write one into the column "name".'], { line, field: 'name' }))
  const tags = readTags(top.tags, line, tell)
  const said = tags === undefined ? undefined : tags[ourType]
  const back = top.cardBack === 'player' || (top.cardBack === 'multi_sided' && (top.encounterSet ?? '') === '') ? 'player' : 'encounter'
  const read = readType(top.type ?? '', top.sphere ?? '', back)
  const own = typeof said === 'string' && isCardType(said) && writtenDc(said, undefined) === top.type
  const { type, printedType } = own ? { type: said } : otherTypes[read.type] === top.type ? { type: read.type } : read
  if (!isCardType(type) && !isNoCard(type))
    tell(
      importProblem(
        'warning',
        'unknown-type',
        [
          `"${top.type ?? ''}" is no card type that is known: ${name} is kept beside the pack and is no card of it.`,
          'Correct the column "type".',
        ],
        { line, field: 'type' },
      ),
    )
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
    shadow: severalLines(row.shadow),
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
    // told below, like everything that is no object
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
      shadow: oneLine(side.shadow),
    }
    for (const [field, name] of plainFields) row[name] = side[field] ?? ''
    if ((card.type === 'boon' || card.type === 'burden') && !side.sphere) row.sphere = card.type === 'boon' ? 'Boon' : 'Burden'
    if (at === 0 && card.type === 'objective-location' && !card.printedType) row.tags = withOurType(row.tags ?? '', card.type)
    row.cost = isTwoSided(card.type) ? (card.stage ?? '') : (side.cost ?? '')
    row.side = isTwoSided(card.type) ? side.letter || letter : ''
    for (const [name, value] of Object.entries(row)) flat.push([`${letter}.${name}`, value])
  }
  return Object.fromEntries(flat)
}

/** A line end inside a text would be the end of the row: it is written as the two letters \n. */
function oneLine(text: string | undefined): string {
  return (text ?? '').replace(/\t/g, ' ').replaceAll('\n', '\\n')
}

function severalLines(text: string | undefined): string {
  return (text ?? '').replaceAll('\\n', '\n')
}

function withOurType(tags: string, type: string): string {
  try {
    return JSON.stringify({ ...(tags === '' ? {} : (JSON.parse(tags) as object)), [ourType]: type })
  } catch {
    return tags
  }
}
