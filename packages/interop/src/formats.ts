/** All formats of deck files behind three functions. */
import type { CardIndex } from './card-index.ts'
import { type Deck, type DeckFormat, deckFacts } from './deck.ts'
import { readObject } from './json-deck.ts'
import { mostLetters } from './limits.ts'
import { octgnIdOf, readOctgn, writeOctgn } from './lcg/octgn.ts'
import { type DeckProblem, deckProblem } from './problem.ts'
import { readQuestwright, writeQuestwright } from './questwright.ts'
import { type ReadDeck, type ReadOptions, unreadable } from './read.ts'
import { readRingsdb, ringsdbCodeOf, writeRingsdb } from './lcg/ringsdb.ts'
import { hasNumber, headingOf, readRingsdbText, writeRingsdbText } from './lcg/ringsdb-text.ts'

interface Format {
  readonly read: (text: string, index: CardIndex, options: ReadOptions) => ReadDeck
  readonly write: (deck: Deck, index: CardIndex) => string
  /** How a file of it usually ends. */
  readonly ending: string
}

const formats: { readonly [format in DeckFormat]: Format } = {
  questwright: { read: readQuestwright, write: writeQuestwright, ending: '.json' },
  ringsdb: { read: readRingsdb, write: writeRingsdb, ending: '.json' },
  'ringsdb-text': { read: readRingsdbText, write: writeRingsdbText, ending: '.txt' },
  octgn: { read: readOctgn, write: writeOctgn, ending: '.o8d' },
}

/** The names of the formats. */
export const deckFormats = Object.keys(formats) as readonly DeckFormat[]

/** How files of a format usually end, with the dot. */
export function endingOf(format: DeckFormat): string {
  return formats[format].ending
}

/** Which format a text is written in, as far as its beginning and its words tell; `undefined` for none of them. Broken files are recognised too. */
export function detectDeckFormat(text: string): DeckFormat | undefined {
  const begin = text.replace(/^\ufeff/, '').trimStart()
  if (begin.startsWith('<')) return 'octgn'
  if (begin.startsWith('{') || begin.startsWith('[')) {
    if (/"format"\s*:\s*"questwright-/.test(begin)) return 'questwright'
    return /"(?:slots|sideslots|heroes|name)"\s*:/.test(begin) ? 'ringsdb' : undefined
  }
  const lines = begin
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().slice(0, 500))
  return lines.some((line) => hasNumber(line) || headingOf(line) !== undefined) ? 'ringsdb-text' : undefined
}

/**
 * Reads a deck file of any format.
 * Cards are found by OCTGN id, then RingsDB code, then `Name (Pack)`, then name; what no pack here has becomes a placeholder, with a warning.
 * An error means that something of the file is not in the deck: do not write it back. Never throws for what stands in the file.
 */
export function readDeck(text: string, index: CardIndex, options: ReadOptions = {}): ReadDeck {
  if (text.length > mostLetters)
    return unreadable(undefined, 'too-large', {
      message: `The file has ${text.length} letters; a deck has a few thousand, and more than ${mostLetters} are not read.`,
      remedy: 'Choose the file of one deck.',
    })
  if (text.includes('\0'))
    return unreadable(undefined, 'encoding', {
      message: 'The text has zeros between its letters: it is UTF-16 that was read as something else, or no text at all.',
      remedy: 'Save the file as UTF-8.',
    })
  const plain = text.replace(/^\ufeff/, '')
  if (plain.trim() === '') return unreadable(undefined, 'empty', { message: 'The file is empty.', remedy: 'Export the deck again.' })
  const format = detectDeckFormat(plain)
  const broken = format === undefined && /^\s*[[{]/.test(plain) ? readObject(plain, 'questwright') : undefined
  if (broken !== undefined && 'problems' in broken) return { problems: broken.problems }
  if (format === undefined)
    return unreadable(undefined, 'unknown-format', {
      message: 'This is no deck file that is known here.',
      remedy: 'Decks are read from our own JSON, RingsDB JSON, RingsDB text ("2x Name (Pack)") and OCTGN (.o8d).',
    })
  const read = formats[format].read(plain.trim() === plain ? plain : trimmedFor(format, plain), index, options)
  return read.deck === undefined ? read : { ...read, deck: asStarter(read.deck, index) }
}

/** XML may not begin with a blank; line numbers of the other formats must stay. */
function trimmedFor(format: DeckFormat, text: string): string {
  return format === 'octgn' ? text.trim() : text
}

/** A deck that is card for card a starter deck of a pack is that starter deck: other formats cannot say so. */
function asStarter(deck: Deck, index: CardIndex): Deck {
  if (deck.kind === 'starter' || deck.rows.some((row) => row.kind === 'placeholder' && row.part !== 'sideboard')) return deck
  const { heroes, cards } = deckFacts(deck)
  const fingerprint = (list: readonly string[], copies: { readonly [code: string]: number }): string =>
    JSON.stringify([[...list].sort(), Object.entries(copies).sort(([a], [b]) => (a < b ? -1 : 1))])
  const own = fingerprint(heroes, cards)
  return index.starters.some((starter) => fingerprint(starter.heroes, starter.cards) === own) ? { ...deck, kind: 'starter' } : deck
}

/** Writes a deck in a format. See `whatIsLost` for what another program will not find in it. */
export function writeDeck(deck: Deck, format: DeckFormat, index: CardIndex): string {
  return formats[format].write(deck, index)
}

/** What a format has no place for: warnings to show before the export, since the exported file may be the only one that is kept. */
export function whatIsLost(deck: Deck, format: DeckFormat, index: CardIndex): readonly DeckProblem[] {
  if (format === 'questwright') return []
  const lost: DeckProblem[] = []
  const lose = (code: string, message: string, remedy: string): void => void lost.push(deckProblem('warning', code, { message, remedy }))
  const keepOurs = 'Keep the deck in our own format too: --to questwright.'
  const names = (rows: Deck['rows']): string => {
    const titles = [...new Set(rows.map((row) => row.title))]
    return `${titles.slice(0, 5).join(', ')}${titles.length > 5 ? ` and ${titles.length - 5} more` : ''}`
  }
  const shared = deck.rows.filter((row) => row.part === 'shared')
  if (format === 'octgn') {
    const unknown = deck.rows.filter((row) => octgnIdOf(row, index) === undefined)
    if (unknown.length > 0)
      lose(
        'no-id',
        `OCTGN has no id for ${names(unknown)}: written by name only, so that OCTGN will not find ${unknown.length === 1 ? 'it' : 'them'}.`,
        keepOurs,
      )
    const coded = unknown.filter(
      (row) => row.ringsdbCode !== undefined && row.kind === 'placeholder' && !row.title.endsWith(row.ringsdbCode),
    )
    if (coded.length > 0) lose('ids', `The RingsDB codes of ${names(coded)} are not in this file.`, keepOurs)
    const set = deck.rows.filter((row) => ['Contract', 'Player Objective', 'Campaign'].includes(row.section ?? ''))
    if (set.length > 0)
      lose('section', `OCTGN has no section for ${names(set)}: written as RingsDB does, among heroes or in the sideboard.`, keepOurs)
  }
  if (format === 'ringsdb') {
    const unknown = deck.rows.filter((row) => row.part !== 'shared' && ringsdbCodeOf(row, index) === undefined)
    if (unknown.length > 0)
      lose('no-id', `RingsDB has no code for ${names(unknown)}: written into a field of our own, which RingsDB does not read.`, keepOurs)
    if (shared.length > 0) lose('shared', `RingsDB knows no cards of scenarios: ${names(shared)} went into a field of our own.`, keepOurs)
    const named = deck.rows.filter(
      (row) => row.kind === 'placeholder' && row.part !== 'shared' && row.ringsdbCode !== undefined && !row.title.endsWith(row.ringsdbCode),
    )
    if (named.length > 0) lose('names', `Of ${names(named)} only the RingsDB code is in this file.`, keepOurs)
  }
  if (format === 'ringsdb-text') {
    const ids = deck.rows.filter(
      (row) =>
        row.kind === 'placeholder' && [row.octgnId, row.ringsdbCode, row.code].some((id) => id !== undefined && !row.title.endsWith(id)),
    )
    if (ids.length > 0) lose('ids', `Of ${names(ids)} only the names are in this file.`, keepOurs)
    if (shared.length > 0) lose('shared', `RingsDB will not find the cards of the scenario: ${names(shared)}.`, keepOurs)
    if (deck.notes !== undefined) lose('notes', 'The notes of the deck are not in this file.', keepOurs)
  }
  if (format !== 'ringsdb' && deck.kept?.ringsdb !== undefined)
    lose('kept', 'Number, dates and other fields of RingsDB are not in this file.', keepOurs)
  if (deck.kind === 'starter' && format !== 'ringsdb' && asStarter({ ...deck, kind: 'custom' }, index).kind !== 'starter')
    lose('kind', 'The file cannot say that this is a starter deck: it will be read as a custom one.', keepOurs)
  return lost
}
