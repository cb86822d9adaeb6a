/** Collects the lines of a deck file: finds their cards, adds up lines of the same card, and refuses impossible numbers. */
import { article, bare, shortId, wordsOfRemoved } from '@questwright/packs/browser'
import { deckSections, mainSection, rulebookFor } from '@questwright/rulebook'
import type { CardIndex, IndexedCard } from './card-index.ts'
import { cleanLine } from './clean.ts'
import { type DeckPart, type DeckRow, filled } from './deck.ts'
import { type FileWords, noWords } from './file-words.ts'
import { type CardClue, identify, noId } from './identify.ts'
import { mostEntries, mostOfOne, mostProblems, mostRows } from './limits.ts'
import { type DeckProblem, deckProblem, type TextPosition } from './problem.ts'

/** A line of a deck file. */
interface Entry {
  readonly part: DeckPart
  /** The number as the file has it, which may be any value. */
  readonly quantity: unknown
  readonly clue: CardClue
  readonly section?: string | undefined
  /** The game whose cards are meant, where it is not that of the format. */
  readonly game?: string
  readonly at?: TextPosition | undefined
  /** `named`: the file says to which section of the deck the card belongs. `by type`: the section follows from the type of the card. */
  readonly sorted?: 'named' | 'by type'
}

export interface Gatherer {
  readonly add: (entry: Entry) => void
  readonly report: (...problem: Parameters<typeof deckProblem>) => void
  readonly rows: () => readonly DeckRow[]
  readonly problems: readonly DeckProblem[]
  readonly words: FileWords
}

/**
 * Starts to collect the lines of a deck.
 * @param words the words of the format
 */
export function gather(index: CardIndex, words: FileWords = noWords): Gatherer {
  const rows = new Map<string, { row: DeckRow; at: TextPosition | undefined }>()
  const problems: DeckProblem[] = []
  let full = false
  let entries = 0
  const report: Gatherer['report'] = (...parts) => {
    if (problems.length < mostProblems) problems.push(deckProblem(...parts))
    else if (problems.length === mostProblems)
      problems.push(
        deckProblem('error', 'too-many-problems', {
          message: `More than ${mostProblems} things are wrong with this file; the rest is not listed.`,
          remedy: 'Check that it is the file of one deck.',
        }),
      )
  }

  const add = (entry: Entry): void => {
    const clue = cleanClue(entry.clue, words)
    const found = identify(clue, index, entry.game ?? words.game)
    if (full) return
    entries += 1
    if (rows.size >= mostRows || entries > mostEntries) {
      full = true
      const message = `The file lists more than ${rows.size >= mostRows ? `${mostRows} cards` : `${mostEntries} lines`}; what follows was not read.`
      report('error', 'too-many-rows', { message, remedy: 'Split it: a file contains one deck.' }, entry.at)
      return
    }
    const name = found.card?.title ?? clue.title ?? clue.code ?? words.titleOf(clue) ?? 'Card without a name'
    const quantity = readQuantity(entry.quantity, name, entry.at, report)
    if (quantity === undefined) return
    if (clue.code !== undefined && found.card !== undefined && found.card.code !== clue.code)
      report('warning', ...otherCard(clue.code, found.card, index), entry.at)
    if (found.card !== undefined && found.others !== undefined)
      report('warning', 'several-packs', oneOfSeveral(found.card, found.others), entry.at)
    const row =
      found.card === undefined
        ? placeholderRow(
            { ...entry, section: entry.section === words.ofPart[entry.part] ? undefined : entry.section },
            clue,
            name,
            quantity,
          )
        : cardRow(entry, clue, found.card, quantity, index, report)
    const key = keyOf(row)
    const before = rows.get(key)
    if (before !== undefined) {
      addUp(before, row, entry.at)
      return
    }
    rows.set(key, { row, at: entry.at })
    if (row.kind === 'placeholder') reportPlaceholder(row, found.near, index, entry.at, report)
  }

  const addUp = (before: { row: DeckRow; at: TextPosition | undefined }, row: DeckRow, at: TextPosition | undefined): void => {
    const quantity = before.row.quantity + row.quantity
    if (quantity > mostOfOne) {
      const message = `${row.title} is listed in several lines, ${quantity} copies in all; at most ${mostOfOne} can be meant.`
      report('error', 'quantity', { message, remedy: 'Correct the numbers, and keep one line for each card.' }, at)
      return
    }
    before.row = { ...before.row, quantity }
    const first = before.at === undefined ? '' : ` (first in line ${before.at.line})`
    const message = `${row.title} is listed in more than one line${first}: the copies were added up to ${quantity}.`
    report('warning', 'doubled-row', { message, remedy: 'Check the number; one line for each card is enough.' }, at)
  }

  return { add, report, rows: () => [...rows.values()].map(({ row }) => row), problems, words }
}

const guidForm = /^\{?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}?$/

/** An id of other programs in the form for comparisons: lower case, without braces; undefined for an empty id and for `noId`. */
export function readGuid(text: string): string | undefined {
  const id = text.trim().toLowerCase()
  const [, plain = id] = guidForm.exec(id) ?? []
  return plain === '' || plain === noId ? undefined : cleanLine(plain)
}

function cleanClue(clue: CardClue, words: FileWords): CardClue {
  const title = clue.title === undefined ? '' : cleanLine(clue.title)
  const pack = clue.pack === undefined ? '' : cleanLine(clue.pack)
  const code = clue.code === undefined ? '' : cleanLine(clue.code)
  const siteCode = clue.siteCode === undefined ? '' : cleanLine(clue.siteCode)
  const inPack = words.cluesIn(pack)
  const isNumber = inPack.guid !== undefined || inPack.siteCode !== undefined
  const hidden = isNumber ? inPack : words.cluesIn(title)
  return {
    code: code || undefined,
    guid: clue.guid === undefined ? hidden.guid : readGuid(clue.guid),
    siteCode: siteCode || hidden.siteCode,
    title: title || undefined,
    pack: isNumber ? undefined : pack || undefined,
    type: clue.type,
    section: clue.section,
  }
}

/** The number of copies in a line; undefined when the line has to be left out, which is reported. */
function readQuantity(value: unknown, name: string, at: TextPosition | undefined, report: Gatherer['report']): number | undefined {
  const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value
  if (number === 0) {
    report(
      'warning',
      'no-copies',
      { message: `${name} has the number 0: it was left out.`, remedy: 'Give a number, or delete the line.' },
      at,
    )
    return undefined
  }
  if (typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= mostOfOne) return number
  const shown = cleanLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 40)
  const message = `${name} has the number "${shown}", which is no number of copies: the line was left out.`
  report('error', 'quantity', { message, remedy: `Write a whole number from 1 to ${mostOfOne}.` }, at)
  return undefined
}

function placeholderRow(entry: Entry, clue: CardClue, title: string, quantity: number): DeckRow {
  return filled({
    kind: 'placeholder' as const,
    part: entry.part,
    quantity,
    title,
    code: clue.code,
    pack: clue.pack,
    guid: clue.guid,
    siteCode: clue.siteCode,
    section: entry.section,
  }) as DeckRow
}

function cardRow(entry: Entry, clue: CardClue, card: IndexedCard, quantity: number, index: CardIndex, report: Gatherer['report']): DeckRow {
  const part = partOf(entry, card, index, report)
  const told = part !== 'sideboard' && !card.sections.includes(part)
  return filled({
    kind: 'card' as const,
    part,
    quantity,
    title: card.title,
    code: card.code,
    // ids that the card in the pack does not have are kept, so that exports write them back
    guid: card.guid === undefined ? clue.guid : undefined,
    siteCode: card.siteCode === undefined ? clue.siteCode : undefined,
    section: told ? entry.section : undefined,
  }) as DeckRow
}

/** The section for a card: one that accepts it, even if the file lists the card in another. A card that no section accepts goes into the main section. */
function partOf({ part, at, sorted = 'named' }: Entry, card: IndexedCard, index: CardIndex, report: Gatherer['report']): DeckPart {
  const rulebook = rulebookFor(card.game, index.rulebooks)
  const sections = deckSections(rulebook)
  const listed = sections.find(({ name, formerly = [] }) => name === part || formerly.includes(part))
  if (listed === undefined || card.sections.includes(listed.name)) return listed?.name ?? part
  const home = sections.find(({ name }) => name === card.section) ?? mainSection(rulebook)
  if (home === undefined || home === listed) return listed.name
  if (home.written === 'list') {
    const message = `${card.title} is ${withArticle(home.one)} and was listed among the ${listed.several}: it was put among the ${home.several}.`
    const remedy = `List it as ${withArticle(home.one)}, or put it into the sideboard.`
    if (sorted === 'named') report('warning', 'moved', { message, remedy }, at)
  } else {
    const message = `${card.title} is of type ${card.type} and was listed as ${withArticle(listed.one)}: it was put among the ${home.several}.`
    report('warning', 'moved', { message, remedy: `List it among the ${home.several}.` }, at)
  }
  return home.name
}

const withArticle = (one: string): string => `${article(one)} ${one}`

function keyOf(row: DeckRow): string {
  if (row.kind === 'card') return JSON.stringify([row.part, row.code, row.part === 'shared' ? row.section : ''])
  const { part, section, code, guid, siteCode, title, pack } = row
  return JSON.stringify([part, section, code ?? guid ?? siteCode ?? [title, pack]])
}

/**
 * Warns of a line that became a placeholder: `placeholder`, or `wrong-code` for a code in an installed pack, when no installed card is similar; else
 * a warning that names the similar ones.
 */
function reportPlaceholder(
  row: DeckRow,
  near: readonly IndexedCard[],
  index: CardIndex,
  at: TextPosition | undefined,
  report: Gatherer['report'],
): void {
  const name = row.pack === undefined ? row.title : `${row.title} (${row.pack})`
  const kept = row.quantity === 1 ? 'it is kept as a placeholder' : `its ${row.quantity} copies are kept as placeholders`
  const [first] = near
  const warn = (code: string, message: string, remedy: string): void => report('warning', code, { message, remedy }, at)
  const packOfCode = row.code?.split(':')[0] ?? ''
  const withSlug = row.code === undefined || row.code.includes(':') ? [] : (index.bySlug.get(row.code) ?? [])
  const [one] = withSlug
  if (one !== undefined && withSlug.length > 1)
    warn('ambiguous', `"${row.code}" can be any of ${list(withSlug)}: ${kept}.`, `Say which: write for example "${one.code}".`)
  else if (near.length > 1 && row.pack === undefined && row.guid === undefined && row.siteCode === undefined && row.code === undefined)
    warn(
      'ambiguous',
      `${name} can be any of ${list(near)}: ${kept}.`,
      `Say which: write for example "${first?.title} (${first?.packTitle})".`,
    )
  else if (first !== undefined)
    warn(
      'other-printing',
      `${name} is in no pack here: ${kept}. ${list(near)} ${near.length === 1 ? 'has the same title, but is another card' : 'have the same title, but are other cards'}.`,
      'Add the pack that has it, or write the other card into the deck if that is the one you want.',
    )
  else if (row.code !== undefined && index.packs.has(packOfCode))
    warn('wrong-code', `The pack ${packOfCode} has no card ${row.code}: ${kept}.`, 'Correct the code, or update the pack.')
  else warn('placeholder', `${name} is in no pack here: ${kept}.`, 'Add the pack that has it; until then games are played without it.')
}

/** The words for a card whose id several packs have. */
function oneOfSeveral(card: IndexedCard, others: readonly IndexedCard[]): { message: string; remedy: string } {
  const packs = [card, ...others].map(({ packTitle }) => packTitle)
  return {
    message: `${card.title} is in ${packs.slice(0, -1).join(', ')} and ${packs.at(-1)}: the card of ${card.packTitle} was used.`,
    remedy: `You need do nothing if that is the one you want; otherwise write the code of the other: ${others.map(({ code }) => code).join(' or ')}.`,
  }
}

function otherCard(code: string, card: IndexedCard, index: CardIndex): [code: string, words: { message: string; remedy: string }] {
  const gone = index.replaced.get(code)
  if (gone)
    return [
      'replaced-card',
      { message: wordsOfRemoved(gone), remedy: `You need do nothing: ${card.title} was used. Saving the deck writes that name.` },
    ]
  if (bare(code) === bare(card.code) && shortId(packOf(code)) === shortId(packOf(card.code)))
    return [
      'other-id',
      {
        message: `${code} is called ${card.code} here, since two packs have the same id.`,
        remedy: 'You need do nothing: that card was used. Saving the deck writes its code.',
      },
    ]
  const words = {
    message: `${code} is in no pack here; ${card.code} is the same card by its id and was used.`,
    remedy: 'You need do nothing if both packs contain the same card; otherwise add the pack of the first.',
  }
  return ['other-pack', words]
}

const packOf = (code: string): string => code.slice(0, code.lastIndexOf(':'))

function list(cards: readonly IndexedCard[]): string {
  const names = cards.slice(0, 3).map((card) => `${card.title} of ${card.packTitle} (${card.code})`)
  return `${names.join(', ')}${cards.length > 3 ? ' …' : ''}`
}
