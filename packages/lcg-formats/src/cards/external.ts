/** The files that deck rules call "External XML": sets and card lists of OCTGN next to the table. Nothing is downloaded. */
import { baseName, cardIndex, mostLetters, type OpenedImport } from '@questwright/interop/for-games'
import { readOctgn } from '../octgn.ts'
import { scenarioOfO8d } from './octgn-scenario.ts'
import type { ScenarioRow } from './scenario-deck.ts'
import type { CardSheet } from './sheet.ts'

/** The cards that such a file adds to a scenario. */
export interface External {
  /** Cards of a `set.xml`: the filters of the rules apply to them as well. */
  readonly sheets: readonly CardSheet[]
  /** Cards of an `.o8d`, each with its place. */
  readonly rows: readonly ScenarioRow[]
}

/** The names of the files that deck rules name, without their folders. */
export function externalNames(sheets: readonly CardSheet[]): string[] {
  const names = sheets.flatMap(({ card }) =>
    [...(card.deckRules ?? '').matchAll(/^[ \t]*external xml[ \t]*:(.*)$/gim)].flatMap(([, values = '']) =>
      values.split(';').map(fileNameOf),
    ),
  )
  return [...new Set(names)].filter((name) => name !== '')
}

/** Finds those files among opened ones; files without cards are skipped. */
export function externalsAmong(files: readonly OpenedImport[]): (value: string) => External | undefined {
  const key = (name: string): string => name.toLowerCase()
  const byName = new Map([...files].reverse().map((file) => [key(baseName(file.name)), file]))
  return (value) => {
    const file = byName.get(key(fileNameOf(value)))
    if (file?.kind === 'cards' && file.format === 'octgn-set' && file.read.sheets.length > 0) return { sheets: file.read.sheets, rows: [] }
    if (file?.kind !== 'text' || file.format !== 'octgn') return undefined
    if (file.text.length > mostLetters) return undefined
    const none = cardIndex([], {})
    const { deck } = readOctgn(file.text.replace(/^\ufeff/, '').trim(), none, { name: file.title })
    const rows = (deck && scenarioOfO8d(deck, none, file.title)?.rows) ?? []
    return rows.length === 0 ? undefined : { sheets: [], rows }
  }
}

/** `https://example.org/sets/Fen%20Roads.xml?raw=1` gives `Fen Roads.xml`. */
function fileNameOf(value: string): string {
  const bare = value.trim().replace(/[?#].*$/, '')
  const name = baseName(bare)
  try {
    // take the base name again after decoding, because a decoded name may contain a path
    return baseName(decodeURIComponent(name))
  } catch {
    return name
  }
}
