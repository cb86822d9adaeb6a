/** The text export of RingsDB, and lists that users paste. */
import {
  type CardClue,
  type CardIndex,
  cleanLine,
  cleanNotes,
  type Deck,
  type DeckRow,
  gather,
  identify,
  mostLineLetters,
  mostNoteLetters,
  type ReadDeck,
  type ReadOptions,
  titleKey,
} from '@questwright/interop/for-games'
import { cluesInTitle, titleOfId } from './id-titles.ts'
import { ringsdbCodeOf } from './ringsdb.ts'
import { fileWords, type Section, sectionForType, sectionOf, sections } from './sections.ts'

const heading = /^([\p{L} ]+?)\s*(?:\(\s*\d+\s*\))?\s*:?$/u
const packsLine = /^Packs?:\s*(.*)$/i
const numberFirst = /^([+-]?\d+(?:[.,]\d+)?)\s*[x×]?\s+(\S.*)$/i
const signFirst = /^[x×]\s*([+-]?\d+)\s+(\S.*)$/i
const signLast = /^(.*\S)\s+[x×]\s*([+-]?\d+)$/i
const numberLast = /^(.*\S)\s+([+-]?\d+)\s*[x×]$/i
const nameAndPack = /^(.*\S)\s*\(([^()]+)\)$/

/** The section that a heading begins; undefined for other lines. */
export function headingOf(line: string): Section | undefined {
  // collapse runs of blanks: else the regular expression would try every way to split them
  const [, word] = heading.exec(line.replace(/\s+/g, ' ')) ?? []
  return word === undefined ? undefined : sectionOf(word)
}

/** Whether a line begins or ends with a number of copies: `3x`, `x3`. */
export function hasNumber(line: string): boolean {
  return /^[+-]?\d+\s*[x×]\s+\S/i.test(line) || [signFirst, signLast, numberLast].some((form) => form.test(line))
}

/** The words in brackets after a title: a product, or an id if the product has several cards with the title. */
function productOrId(words: string | undefined): Pick<CardClue, 'pack' | 'guid' | 'siteCode'> {
  const ids = words === undefined ? {} : cluesInTitle(words)
  return ids.guid === undefined && ids.siteCode === undefined ? { pack: words } : ids
}

interface Line {
  readonly quantity: string | undefined
  readonly title: string
  readonly pack: string | undefined
}

/** `2x Name (Pack)`, `Name x2`, `Name`. */
function readLine(line: string): Line {
  const before = numberFirst.exec(line) ?? signFirst.exec(line)
  const behind = before === null ? (signLast.exec(line) ?? numberLast.exec(line)) : null
  const [quantity, rest] = before !== null ? [before[1], before[2]] : behind !== null ? [behind[2], behind[1]] : [undefined, line]
  const [, title, pack] = nameAndPack.exec(rest ?? '') ?? []
  return { quantity, title: title ?? rest ?? '', pack }
}

/** Reads a text export. Lines without a number count as one copy. Everything after `Sideboard` belongs to the sideboard. */
export function readRingsdbText(text: string, index: CardIndex, options: ReadOptions = {}): ReadDeck {
  const all = gather(index, fileWords)
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, words: line.replace(/^\s*[•*-]\s+/, '').trim() }))
    .filter(({ words }) => words !== '')
  const [first, second] = lines
  const isNamed =
    first !== undefined &&
    first.words.length <= mostLineLetters &&
    (packsLine.test(second?.words ?? '') || (headingOf(first.words) === undefined && !isRow(first.words, index)))
  const notes: string[] = []
  let packs: string | undefined
  let section: Section | undefined
  let begun = false
  let inSideboard = false
  for (const { line, words } of isNamed ? lines.slice(1) : lines) {
    if (words.length > mostLineLetters) {
      const message = `The line has more than ${mostLineLetters} letters and was left out.`
      all.report('error', 'long-line', { message, remedy: 'A line holds one card, such as "2x Name (Pack)".' }, { line })
      continue
    }
    const [, listed] = packsLine.exec(words) ?? []
    if (listed !== undefined && packs === undefined && !begun) {
      packs = cleanLine(listed)
      continue
    }
    const opened = headingOf(words)
    if (opened !== undefined && !(section !== undefined && isTitle(words, index))) {
      section = opened
      inSideboard ||= opened.part === 'sideboard'
      begun = true
      continue
    }
    if (!begun && !isRow(words, index)) {
      notes.push(words)
      continue
    }
    begun = true
    const { quantity, title, pack } = readLine(words)
    const part = inSideboard ? 'sideboard' : (section?.part ?? 'cards')
    const isGuess = quantity === undefined && pack === undefined && part !== 'heroes' && !isTitle(title, index)
    if (isGuess)
      all.report(
        'warning',
        'unclear-line',
        {
          message: `"${cleanLine(words)}" has no number and is no card here: it was taken as one copy of an unknown card.`,
          remedy: 'Delete the line if it is no card.',
        },
        { line },
      )
    all.add({
      part,
      quantity: quantity ?? 1,
      clue: { title, ...productOrId(pack), type: section?.type },
      section: section?.name,
      at: { line },
      sorted: section === undefined ? 'by type' : 'named',
    })
  }
  const told = cleanNotes(notes.join('\n')).slice(0, mostNoteLetters)
  const deck: Deck = {
    name: cleanLine((isNamed ? first?.words : options.name) ?? ''),
    kind: 'custom',
    rows: all.rows(),
    ...(told === '' ? {} : { notes: told }),
    ...(packs === undefined ? {} : { kept: { packsLine: packs } }),
  }
  return { format: 'ringsdb-text', deck, problems: all.problems }
}

function isTitle(words: string, index: CardIndex): boolean {
  return index.byTitle.has(titleKey(words))
}

function isRow(words: string, index: CardIndex): boolean {
  return hasNumber(words) || isTitle(readLine(words).title, index)
}

/** The section in which a row is written: the one from which it was read, else the one for the type of its card. */
export function sectionOfRow(row: DeckRow, index: CardIndex): Section | undefined {
  if (row.part === 'sideboard') return sectionOf('Sideboard')
  if (row.part === 'heroes') return sectionOf('Hero')
  const card = row.kind === 'card' ? index.byCode.get(row.code ?? '') : undefined
  const fallback = row.part === 'shared' ? sectionOf('Setup') : card === undefined ? undefined : sectionForType(card.type)
  return sectionOf(row.section ?? '') ?? fallback
}

/** Writes the text export. As on RingsDB, the numbers after the headings count lines. */
export function writeRingsdbText(deck: Deck, index: CardIndex): string {
  const other = sectionOf('Other')
  const blocks = sections.flatMap((section) => {
    const rows = deck.rows.filter((row) => (sectionOfRow(row, index) ?? other) === section)
    return rows.length === 0 ? [] : [`${section.heading} (${rows.length})`, rows.map((row) => lineOf(row, index)).join('\n')]
  })
  return `${[cleanLine(deck.name) || 'Deck', `Packs: ${packsOf(deck, index)}`, ...blocks].join('\n\n')}\n`
}

function lineOf(row: DeckRow, index: CardIndex): string {
  return `${row.quantity}x ${nameWithPack(row, index)}`
}

/**
 * `Name (Pack)`. An id replaces the product if the product has several cards of that name, or if it is unknown and the name alone would
 * match another card.
 */
export function nameWithPack(row: DeckRow, index: CardIndex): string {
  const { title, guid, siteCode } = row
  const pack = packOf(row, index)
  const card = row.kind === 'card' ? index.byCode.get(row.code ?? '') : undefined
  const isOneOfSeveral = card !== undefined && identify({ title, pack, type: card.type }, index).card?.code !== card.code
  const id = isOneOfSeveral ? titleOfId(card) : undefined
  if (id !== undefined) return `${title} (${id})`
  if (pack !== undefined) return `${title} (${pack})`
  const isMistaken = (guid ?? siteCode) !== undefined && isTitle(title, index)
  return isMistaken ? `${title} (${titleOfId(guid === undefined ? { siteCode } : { guid })})` : title
}

function packOf(row: DeckRow, index: CardIndex): string | undefined {
  const card = row.kind === 'card' ? index.byCode.get(row.code ?? '') : undefined
  return card?.packTitle ?? row.pack
}

/** The products of a deck, or the oldest and the newest one if RingsDB codes give their order. */
function packsOf(deck: Deck, index: CardIndex): string {
  const kept = deck.kept?.packsLine
  if (typeof kept === 'string') return kept
  const named = deck.rows.flatMap((row) => {
    const pack = packOf(row, index)
    return pack === undefined || row.part === 'shared' ? [] : [{ pack, code: ringsdbCodeOf(row, index)?.padStart(6, '0') ?? '' }]
  })
  const packs = [...new Set(named.map(({ pack }) => pack))]
  if (packs.length < 2 || named.some(({ code }) => code === '')) return packs.join(', ')
  const sorted = named.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
  return `From ${sorted[0]?.pack} to ${sorted.at(-1)?.pack}`
}
