/** The formats in which players of the cooperative game store decks. */
import { type CardIndex, type Deck, type DeckFormatWork, type DeckProblem, deckProblem, namesOf } from '@questwright/interop/for-games'
import { octgnIdOf, readOctgn, writeOctgn } from './octgn.ts'
import { keptFields, readRingsdb, ringsdbCodeOf, writeRingsdb } from './ringsdb.ts'
import { hasNumber, headingOf, readRingsdbText, writeRingsdbText } from './ringsdb-text.ts'

const keepOurs = 'Keep the deck in our own format, questwright, too.'

const lose = (code: string, message: string): DeckProblem => deckProblem('warning', code, { message, remedy: keepOurs })

const ringsdb: DeckFormatWork = {
  name: 'RingsDB JSON',
  ending: '.json',
  recognise: (begin) => /^[{[]/.test(begin) && /"(?:slots|sideslots|heroes|name)"\s*:/.test(begin),
  read: readRingsdb,
  write: writeRingsdb,
  lost: lostInRingsdb,
  starters: 'said',
}

const ringsdbText: DeckFormatWork = {
  name: 'RingsDB text',
  told: 'RingsDB text ("2x Name (Pack)")',
  ending: '.txt',
  recognise: (begin) => {
    if (/^[<{[]/.test(begin)) return false
    const lines = begin
      .slice(0, 20_000)
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim().slice(0, 500))
    return lines.some((line) => hasNumber(line) || headingOf(line) !== undefined)
  },
  read: readRingsdbText,
  write: writeRingsdbText,
  lost: lostInText,
  starters: 'by their cards',
}

const octgn: DeckFormatWork = {
  name: 'OCTGN',
  label: 'OCTGN (.o8d)',
  told: 'OCTGN (.o8d)',
  ending: '.o8d',
  recognise: (begin) => begin.startsWith('<'),
  // XML must not begin with a blank
  read: (text, index, options) => readOctgn(text.trim(), index, options),
  write: writeOctgn,
  lost: lostInOctgn,
  starters: 'by their cards',
}

export const deckFormats = { ringsdb, 'ringsdb-text': ringsdbText, octgn } as const

const sharedIn = (deck: Deck): Deck['rows'] => deck.rows.filter((row) => row.part === 'shared')

function lostFields(deck: Deck): DeckProblem[] {
  return Object.keys(keptFields(deck)).length > 0 ? [lose('kept', 'Number, dates and other fields of RingsDB are not in this file.')] : []
}

function lostInOctgn(deck: Deck, index: CardIndex): DeckProblem[] {
  const lost: DeckProblem[] = []
  const unknown = deck.rows.filter((row) => octgnIdOf(row, index) === undefined)
  if (unknown.length > 0)
    lost.push(
      lose(
        'no-id',
        `OCTGN has no id for ${namesOf(unknown)}: written by name only, so that OCTGN will not find ${unknown.length === 1 ? 'it' : 'them'}.`,
      ),
    )
  const coded = unknown.filter((row) => row.siteCode !== undefined && row.kind === 'placeholder' && !row.title.endsWith(row.siteCode))
  if (coded.length > 0) lost.push(lose('ids', `The RingsDB codes of ${namesOf(coded)} are not in this file.`))
  const set = deck.rows.filter((row) => ['Contract', 'Player Objective', 'Campaign'].includes(row.section ?? ''))
  if (set.length > 0)
    lost.push(lose('section', `OCTGN has no section for ${namesOf(set)}: written as RingsDB does, among heroes or in the sideboard.`))
  return [...lost, ...lostFields(deck)]
}

function lostInRingsdb(deck: Deck, index: CardIndex): DeckProblem[] {
  const lost: DeckProblem[] = []
  const shared = sharedIn(deck)
  const unknown = deck.rows.filter((row) => row.part !== 'shared' && ringsdbCodeOf(row, index) === undefined)
  if (unknown.length > 0)
    lost.push(lose('no-id', `RingsDB has no code for ${namesOf(unknown)}: written into a field of our own, which RingsDB does not read.`))
  if (shared.length > 0) lost.push(lose('shared', `RingsDB knows no cards of scenarios: ${namesOf(shared)} went into a field of our own.`))
  const named = deck.rows.filter(
    (row) => row.kind === 'placeholder' && row.part !== 'shared' && row.siteCode !== undefined && !row.title.endsWith(row.siteCode),
  )
  if (named.length > 0) lost.push(lose('names', `Of ${namesOf(named)} only the RingsDB code is in this file.`))
  return lost
}

function lostInText(deck: Deck): DeckProblem[] {
  const lost: DeckProblem[] = []
  const shared = sharedIn(deck)
  const ids = deck.rows.filter(
    (row) => row.kind === 'placeholder' && [row.guid, row.siteCode, row.code].some((id) => id !== undefined && !row.title.endsWith(id)),
  )
  if (ids.length > 0) lost.push(lose('ids', `Of ${namesOf(ids)} only the names are in this file.`))
  if (shared.length > 0) lost.push(lose('shared', `RingsDB will not find the cards of the scenario: ${namesOf(shared)}.`))
  if (deck.notes !== undefined) lost.push(lose('notes', 'The notes of the deck are not in this file.'))
  return [...lost, ...lostFields(deck)]
}
