/** The data that a format of cards cannot hold: reported before the export, since the exported file may be the user's only copy. */
import { type ForFormat, type ImportProblem, importProblem } from '@questwright/interop/for-games'
import { ringsdbTypes } from './ringsdb-csv.ts'
import { type CardField, type CardSheet, front, type SideField } from './sheet.ts'

export type LcgCardFormat = 'alep' | 'dragncards' | 'octgn-set' | 'ringsdb-csv' | 'ringsdb-cards' | 'hall-of-beorn'

const lostCardFields: { readonly [format in LcgCardFormat]: readonly CardField[] } = {
  alep: ['ringsdbCode', 'deckLimit'],
  dragncards: ['ringsdbCode', 'deckLimit', 'moreSets', 'easyModeRemoves', 'deckRules'],
  'octgn-set': ['ringsdbCode', 'deckLimit', 'moreSets', 'easyModeRemoves', 'deckRules'],
  'ringsdb-csv': ['encounterSet', 'moreSets', 'easyModeRemoves', 'deckRules'],
  'ringsdb-cards': ['encounterSet', 'moreSets', 'easyModeRemoves', 'deckRules'],
  'hall-of-beorn': ['deckRules'],
}
const lostSideFields: { readonly [format in LcgCardFormat]: readonly SideField[] } = {
  alep: ['corner', 'tags'],
  dragncards: ['flavour', 'artist'],
  'octgn-set': ['flavour', 'artist', 'corner', 'tags'],
  'ringsdb-csv': ['corner', 'tags', 'shadow'],
  'ringsdb-cards': ['corner', 'tags', 'shadow'],
  'hall-of-beorn': ['corner', 'tags'],
}
const words: { readonly [field in CardField | SideField]?: string } = {
  ringsdbCode: 'RingsDB codes',
  deckLimit: 'deck limits',
  moreSets: 'additional encounter sets',
  easyModeRemoves: 'the copies that easy mode removes',
  deckRules: 'deck rules',
  encounterSet: 'encounter sets',
  corner: 'corner texts',
  tags: "DragnCards' tags",
  flavour: 'flavour texts',
  artist: 'artists',
  shadow: 'shadow texts',
}

/** The cards that a format can hold, and warnings about the facts that it cannot hold. */
export function sheetsFor(format: LcgCardFormat, sheets: readonly CardSheet[]): ForFormat {
  const problems: ImportProblem[] = []
  const lose = (code: string, message: string): void =>
    void problems.push(
      importProblem('warning', `export/${code}`, [
        message,
        'The pack keeps it; export the ALeP spreadsheet as well, if the file is to be whole.',
      ]),
    )
  const isRingsdb = format === 'ringsdb-csv' || format === 'ringsdb-cards'
  const fit = isRingsdb ? sheets.filter(({ card }) => ringsdbTypes.includes(card.type ?? '')) : sheets
  const out = sheets.filter((sheet) => !fit.includes(sheet))
  if (out.length > 0)
    lose('other-cards', `RingsDB knows player cards only: ${named(out)} ${out.length === 1 ? 'is' : 'are'} not in the file.`)
  const many = fit.filter(({ sides }) => sides.length > (format === 'alep' ? 2 : isRingsdb ? 1 : 9))
  if (many.length > 0) lose('sides', `Of ${named(many)} not all sides are in the file.`)
  const lost = [
    ...lostCardFields[format].filter((field) => fit.some(({ card }) => card[field])),
    ...lostSideFields[format].filter((field) => fit.some(({ sides }) => sides.some((side) => side[field]))),
  ]
  if (lost.length > 0) lose('lost', `The format has no place for ${lost.map((field) => words[field] ?? field).join(', ')}.`)
  return { sheets: fit, problems }
}

function named(sheets: readonly CardSheet[]): string {
  const titles = sheets.slice(0, 4).map((sheet) => front(sheet).title ?? '')
  return `${titles.join(', ')}${sheets.length > 4 ? ` and ${sheets.length - 4} more` : ''}`
}
