/** Reads and writes OCTGN decks: `.o8d` files, which are XML. */
import {
  type CardIndex,
  cleanLine,
  cleanNotes,
  type Deck,
  type DeckRow,
  gather,
  linesOf,
  mostElements,
  mostNoteLetters,
  noId,
  type ReadDeck,
  type ReadOptions,
  readGuid,
  unreadable,
} from '@questwright/interop/for-games'
import { parseXml, XmlCdata, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml'
import { nameWithPack, sectionOfRow } from './ringsdb-text.ts'
import { fileWords, sectionOf } from './sections.ts'

/** The id of the game in OCTGN. */
export const octgnGame = 'a21af4e8-be4b-4cda-a6b6-534f9717391f'

const deckSections = ['Hero', 'Ally', 'Attachment', 'Event', 'Side Quest', 'Sideboard']
const sharedSections = ['Quest', 'Second Quest Deck', 'Encounter', 'Special', 'Second Special', 'Setup', 'Staging Setup', 'Active Setup']
/** Sections that are written even if they are empty, as RingsDB does. */
const alwaysWritten = new Set([...deckSections, 'Quest', 'Encounter', 'Special', 'Setup'])

/**
 * Reads an OCTGN deck. Cards are found by id, and by name only where the id is unknown. Nothing is fetched; a file with a document type or with
 * entities is refused.
 */
export function readOctgn(text: string, index: CardIndex, options: ReadOptions = {}): ReadDeck {
  const type = /<!(DOCTYPE|ENTITY)/i.exec(text)
  if (type !== null)
    return unreadable(
      'octgn',
      'document-type',
      {
        message: 'The file declares a document type or entities, which no deck needs and which could make it grow without end.',
        remedy: 'Delete the <!DOCTYPE …> part, if you trust where the file comes from.',
      },
      linesOf(text)(type.index),
    )
  if (text.split('<', mostElements * 2 + 1).length > mostElements * 2)
    return unreadable('octgn', 'too-large', {
      message: `The file has more than ${mostElements} elements; a deck has some 60.`,
      remedy: 'Choose the file of one deck.',
    })
  const root = parse(text)
  if (!(root instanceof XmlElement)) return root
  if (root.name !== 'deck')
    return unreadable('octgn', 'wrong-format', {
      message: `The file is XML, but no OCTGN deck: it begins with <${root.name.slice(0, 40)}>.`,
      remedy: 'Choose the .o8d file of a deck.',
    })
  const game = attribute(root, 'game')?.trim().toLowerCase()
  if (game !== undefined && game.replace(/[{}]/g, '') !== octgnGame)
    return unreadable('octgn', 'other-game', {
      message: 'The deck belongs to another game of OCTGN.',
      remedy: `Choose a deck of this game: its file says game="${octgnGame}".`,
    })
  const all = gather(index, fileWords)
  const lineAt = linesOf(text)
  if (game === undefined)
    all.report('warning', 'no-game', {
      message: 'The file does not say to which game it belongs.',
      remedy: `Add game="${octgnGame}" to <deck>.`,
    })
  const sections = elements(root, 'section')
  const isOfQuest = isQuestFile(sections)
  for (const section of sections) {
    const name = nameOf(section)
    const known = sectionOf(name)
    const isShared = attribute(section, 'shared')?.trim().toLowerCase() === 'true'
    const part = isOfQuest ? 'shared' : (known?.part ?? (isShared ? 'shared' : 'cards'))
    const cards = elements(section, 'card')
    if (known === undefined && cards.length > 0)
      all.report(
        'warning',
        'deck/unknown-section',
        {
          message: `The section "${name}" is none of this game: its cards were taken as ${part === 'shared' ? 'cards of the scenario' : 'cards of the deck'}.`,
          remedy: `Sections are ${[...deckSections, ...sharedSections].join(', ')}.`,
        },
        lineAt(section.start),
      )
    for (const card of cards) {
      const at = lineAt(card.start)
      const quantity = attribute(card, 'qty')
      const id = attribute(card, 'id')
      if (quantity === undefined)
        all.report(
          'warning',
          'no-quantity',
          { message: `A card in "${name}" has no qty: one copy was taken.`, remedy: 'Write qty="1".' },
          at,
        )
      all.add({ part, quantity: quantity ?? 1, clue: { ...named(textIn(card), id), guid: id, type: known?.type }, section: name, at })
    }
  }
  const loose = elements(root, 'card')
  if (loose.length > 0)
    all.report('error', 'outside-section', {
      message: `${loose.length === 1 ? 'A card stands' : `${loose.length} cards stand`} outside of any section: left out.`,
      remedy: 'Move them into a <section name="…">.',
    })
  const notes = cleanNotes(elements(root, 'notes').map(textIn).join('\n')).slice(0, mostNoteLetters)
  const sleeveid = attribute(root, 'sleeveid')
  const deck: Deck = {
    name: cleanLine(options.name ?? ''),
    kind: 'custom',
    rows: all.rows(),
    ...(notes === '' ? {} : { notes }),
    ...(sleeveid === undefined ? {} : { kept: { sleeveid: cleanLine(sleeveid) } }),
  }
  return { format: 'octgn', deck, problems: all.problems }
}

const nameOf = (section: XmlElement): string => cleanLine(attribute(section, 'name') ?? '')

/**
 * Whether the file is that of a quest and not a player's deck: it has cards of the scenario, but neither allies nor events. Heroes and attachments
 * do not tell them apart: some quests include a hero whom a player must take, or an attachment such as the Ring.
 */
function isQuestFile(sections: readonly XmlElement[]): boolean {
  const filled = sections.filter((section) => elements(section, 'card').length > 0)
  const has = (name: string): boolean => filled.some((section) => sectionOf(nameOf(section))?.name === name)
  return filled.some((section) => sectionOf(nameOf(section))?.part === 'shared') && !has('Ally') && !has('Event')
}

function parse(text: string): XmlElement | ReadDeck {
  try {
    const { root } = parseXml(text, { includeOffsets: true })
    if (root !== null) return root
  } catch (error) {
    if (error instanceof XmlError) {
      const reason = (error.message.split('\n')[0] ?? '').replace(/ \(line \d+, column \d+\)$/, '')
      return unreadable(
        'octgn',
        'broken-xml',
        { message: `The XML is broken here: ${cleanLine(reason)}.`, remedy: 'Export the deck again, or correct the file in an editor.' },
        { line: error.line, column: error.column },
      )
    }
    // the parser is recursive: deeply nested elements overflow the stack
    if (!(error instanceof RangeError)) throw error
  }
  return unreadable('octgn', 'broken-xml', {
    message: 'The XML cannot be read: it has no content, or thousands of elements inside one another.',
    remedy: 'Export the deck again.',
  })
}

function attribute(element: XmlElement, name: string): string | undefined {
  return Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined
}

function elements(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

function textIn(element: XmlElement): string {
  return element.children.map((child) => (child instanceof XmlText || child instanceof XmlCdata ? child.text : '')).join('')
}

/** The title of a card, and its pack where the card has no valid id and its text is `Name (Pack)`. */
function named(text: string, id: string | undefined): { readonly title: string; readonly pack?: string } {
  const [, title, pack] = id === undefined || readGuid(id) === undefined ? (/^(.*\S)\s*\(([^()]+)\)\s*$/s.exec(text) ?? []) : []
  return title === undefined || pack === undefined ? { title: text } : { title: title.trim(), pack }
}

/** The OCTGN id of a row of a deck; undefined where none is known. */
export function octgnIdOf({ code, guid, kind }: DeckRow, index: CardIndex): string | undefined {
  return (kind === 'card' ? index.byCode.get(code ?? '')?.guid : undefined) ?? guid
}

/** The OCTGN section for a row: `Hero` for contracts, `Sideboard` for player objectives and campaign cards, as RingsDB writes them. */
function octgnSection(row: DeckRow, index: CardIndex): string {
  const name = row.part === 'shared' ? row.section : (sectionOfRow(row, index)?.name ?? row.section)
  if (name === 'Contract') return 'Hero'
  if (name === 'Player Objective' || name === 'Campaign') return 'Sideboard'
  if (name !== undefined && name !== 'Other') return name
  return row.part === 'shared' ? 'Setup' : 'Ally'
}

/** Writes an OCTGN deck. Cards without an id are written by name, with an id of zeros. */
export function writeOctgn(deck: Deck, index: CardIndex): string {
  const bySection = new Map<string, DeckRow[]>()
  for (const name of [...deckSections, ...sharedSections]) bySection.set(name, [])
  for (const row of deck.rows) {
    const name = octgnSection(row, index)
    bySection.set(name, [...(bySection.get(name) ?? []), row])
  }
  const lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>']
  const { sleeveid } = deck.kept ?? {}
  const sleeve = typeof sleeveid === 'string' ? ` sleeveid="${escapeXml(sleeveid)}"` : ''
  lines.push(`<deck game="${octgnGame}"${sleeve}>`)
  for (const [name, rows] of bySection) {
    if (rows.length === 0 && !alwaysWritten.has(name)) continue
    const isPlayers = (sectionOf(name)?.part ?? 'shared') !== 'shared'
    const shared = !isPlayers && (rows[0]?.part === 'shared' || sharedSections.includes(name)) ? 'True' : 'False'
    const open = `  <section name="${escapeXml(name)}" shared="${shared}"`
    if (rows.length === 0) lines.push(`${open} />`)
    else lines.push(`${open}>`, ...rows.map((row) => `    ${cardLine(row, index)}`), '  </section>')
  }
  lines.push(`  <notes><![CDATA[${(deck.notes ?? '').replaceAll(']]>', ']]]]><![CDATA[>')}]]></notes>`, '</deck>')
  return `${lines.join('\n')}\n`
}

function cardLine(row: DeckRow, index: CardIndex): string {
  const id = octgnIdOf(row, index)
  // without an id, the name has to include the product, so that the reader finds the card
  const name = id === undefined ? nameWithPack(row, index) : row.title
  return `<card qty="${row.quantity}" id="${escapeXml(id ?? noId)}">${escapeXml(name)}</card>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
