/**
 * Lists of decks as text. Each line has a number of copies, the id of the card in Gemp if the list has ids, and its title with the subtitle:
 * `2x 1_365 Aragorn, King in Exile`. Headings such as `[Free Peoples] 30` and the lines `# Name` before them may be there or not.
 */
import {
  type CardClue,
  type CardIndex,
  cleanLine,
  cleanNotes,
  type Deck,
  type DeckPieces,
  type DeckProblem,
  type DeckRow,
  deckProblem,
  fullTitle,
  gather,
  identify,
  mostLineLetters,
  mostNoteLetters,
  namesOf,
  type ReadDeck,
  type ReadOptions,
  titleKey,
} from '@questwright/interop/for-games'
import { fileWords, gempId, gempIdOf } from './words.ts'

interface Heading {
  /** The section that it begins in our decks. */
  readonly part: string
  readonly heading: string
  /** The half of the draw deck, as a value of the fact `side`. */
  readonly half?: string
}

const ringBearer: Heading = { part: 'bearer', heading: 'Ring-bearer and Ring' }
const starting: Heading = { part: 'fellowship', heading: 'Starting companions' }
const sites: Heading = { part: 'sites', heading: 'Adventure deck (sites)' }
const freePeoples: Heading = { part: 'cards', heading: 'Free Peoples', half: 'free-peoples' }
const shadow: Heading = { part: 'cards', heading: 'Shadow', half: 'shadow' }
const others: Heading = { part: 'cards', heading: 'Draw deck' }
const sideboard: Heading = { part: 'sideboard', heading: 'Sideboard' }

/** The headings, in the order of a list. */
const headings = [ringBearer, starting, sites, freePeoples, shadow, others, sideboard]

const byWord = new Map<string, Heading>([
  ...headings.map((one) => [one.heading.toLowerCase(), one] as const),
  ...['ring-bearer', 'ring bearer', 'bearer', 'ring', 'ring-bearer & ring'].map((word) => [word, ringBearer] as const),
  ...['starting fellowship', 'starting companion'].map((word) => [word, starting] as const),
  ...['adventure deck', 'sites', 'site', 'site path', 'adventure path'].map((word) => [word, sites] as const),
  ...['free people', 'free peoples draw deck', 'free peoples cards', 'fellowship'].map((word) => [word, freePeoples] as const),
  ...['shadow draw deck', 'shadow cards'].map((word) => [word, shadow] as const),
  ...['deck', 'cards', 'draw deck cards'].map((word) => [word, others] as const),
])

/** The heading in a line, in brackets or not, with or without the number behind it. */
function headingOf(line: string): Heading | undefined {
  const bare = line.replace(/\s+/g, ' ').replace(/\s?\(?\d{1,3}\)?\s?:?$/, '')
  const word = /^\[[^[\]]*\]$/.test(bare) ? bare.slice(1, -1) : bare.replace(/:$/, '')
  return byWord.get(word.trim().toLowerCase())
}

interface Line {
  readonly quantity: string
  readonly id: string | undefined
  readonly title: string
}

const numberFirst = /^(\d{1,6})\s?[x×]?\s+(\S.*)$/i
const signFirst = /^[x×]\s?(\d{1,6})\s+(\S.*)$/i
const signLast = /^(.*\S)\s+[x×]\s?(\d{1,6})$/i

/** `2x 1_290 Title, Subtitle`, `Title, Subtitle x2`, `Title`. */
function readLine(line: string): Line {
  const words = line.replace(/\s+/g, ' ')
  const before = numberFirst.exec(words) ?? signFirst.exec(words)
  const behind = before === null ? signLast.exec(words) : null
  const [quantity = '1', rest = words] = before !== null ? [before[1], before[2]] : behind !== null ? [behind[2], behind[1]] : []
  const [first = ''] = rest.split(' ', 1)
  const id = gempId(first)
  return { quantity, id, title: id === undefined ? rest : rest.slice(first.length).trim() }
}

const linesIn = (text: string): readonly { readonly line: number; readonly words: string }[] =>
  // Gemp sends a list on one line, with ~ between its rows
  text
    .split(/[\r\n]/.test(text.trim()) ? /\r\n|\r|\n/ : /~/)
    .map((words, at) => ({ line: at + 1, words: words.trim() }))
    .filter(({ words }) => words !== '')

/** Whether a text is such a list: one of its lines has an id, or is a heading that other games do not have. */
export function isList(begin: string): boolean {
  if (/^[<{[]\s*["<{]/.test(begin)) return false
  return linesIn(begin.slice(0, 20_000)).some(({ words }) => {
    const short = words.slice(0, mostLineLetters)
    const heading = headingOf(short)
    return readLine(short).id !== undefined || (heading !== undefined && heading !== others && heading !== sideboard)
  })
}

/** Whether a text may be such a list: it is neither JSON nor XML, nor a table. */
export const mayBeList = (begin: string): boolean => !/^[<{]/.test(begin) && !begin.slice(0, 2_000).includes('\t')

const comment = /^(?:#|\/\/)\s*(.*)$/
const countOfCards = /^\d+ cards?$/i

/** Reads a list. Lines without a number count as one copy. */
export function readList(text: string, index: CardIndex, options: ReadOptions = {}): ReadDeck {
  const all = gather(index, fileWords)
  const notes: string[] = []
  const order: string[] = []
  const names: { [id: string]: string } = {}
  let name = ''
  let heading: Heading | undefined
  let hasBearer = false
  for (const { line, words } of linesIn(text)) {
    if (words.length > mostLineLetters) {
      const message = `The line has more than ${mostLineLetters} letters and was left out.`
      all.report('error', 'long-line', { message, remedy: 'A line holds one card, such as "2x Title, Subtitle".' }, { line })
      continue
    }
    const [, told] = comment.exec(words) ?? []
    if (told !== undefined) {
      if (name === '' && !countOfCards.test(told)) name = told
      else if (!countOfCards.test(told) && told !== '') notes.push(told)
      continue
    }
    const opened = headingOf(words)
    if (opened !== undefined && !index.byTitle.has(titleKey(words))) {
      heading = opened
      continue
    }
    const { quantity, id, title } = readLine(words)
    const clue: CardClue = { ...(id === undefined ? {} : { siteCode: id }), ...(title === '' ? {} : { title }) }
    const found = identify(clue, index, fileWords.game)
    const isOpen = heading === undefined || heading === others
    const alone: boolean = isOpen && quantity === '1' && !hasBearer && isBearer(found.card?.sections)
    const usual = alone ? 'bearer' : (heading?.part ?? 'cards')
    const part: string = heading === ringBearer ? bearerOrRing(found.card?.sections, title) : usual
    hasBearer ||= part === 'bearer'
    if (id !== undefined) order.push(id)
    if (id !== undefined && found.card !== undefined && title !== '' && title !== fullTitle(found.card)) names[id] = cleanLine(title)
    // the half of an unknown card is only known from its heading
    const section = found.card === undefined && heading?.half !== undefined ? heading.heading : undefined
    all.add({ part, quantity, clue, section, at: { line }, sorted: isOpen ? 'by type' : 'named' })
  }
  const told = cleanNotes(notes.join('\n')).slice(0, mostNoteLetters)
  const deck: Deck = {
    name: cleanLine(name || (options.name ?? '')),
    kind: 'custom',
    rows: all.rows(),
    game: fileWords.game as string,
    ...(told === '' ? {} : { notes: told }),
    ...(order.length === 0 ? {} : { kept: { list: { order, ...(Object.keys(names).length === 0 ? {} : { names }) } } }),
  }
  return { format: 'tcg-list', deck, problems: all.problems }
}

/** The section, `ring` or `bearer`, of a card under the heading for both. For an unknown card the title decides. */
function bearerOrRing(able: readonly string[] | undefined, title: string): string {
  const isRing = able === undefined ? titleKey(title).startsWith('the-one-ring') : able.includes('ring')
  return isRing ? 'ring' : 'bearer'
}

const isBearer = (able: readonly string[] | undefined): boolean => able?.includes('bearer') === true

/** Writes a list with headings and ids, in the order of the list from which the deck was read. */
export function writeList(deck: Deck, index: CardIndex): string {
  const { order, names } = keptOf(deck)
  const placeOf = new Map(order.map((id, at) => [id, at] as const))
  const place = (row: DeckRow): number => placeOf.get(gempIdOf(row, index) ?? '') ?? order.length
  const sorted = [...deck.rows].sort((one, other) => place(one) - place(other))
  const blocks = headings.flatMap((heading) => {
    const rows = sorted.filter((row) => row.part !== 'shared' && headingOfRow(row, index) === heading)
    if (rows.length === 0) return []
    return [`[${heading.heading}] ${copiesIn(rows)}\n${rows.map((row) => lineOf(row, index, names)).join('\n')}`]
  })
  const played = deck.rows.filter(({ part }) => part !== 'sideboard' && part !== 'shared')
  const notes = deck.notes === undefined ? [] : deck.notes.split('\n').map((line) => `# ${line}`)
  const head = [...(deck.name === '' ? [] : [`# ${deck.name}`]), `# ${copiesIn(played)} cards`, ...notes]
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`
}

const copiesIn = (rows: readonly DeckRow[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

function keptOf({ kept }: Deck): { readonly order: readonly string[]; readonly names: { readonly [id: string]: string } } {
  const { order, names } = (kept?.list ?? {}) as { readonly order?: unknown; readonly names?: unknown }
  return {
    order: Array.isArray(order) ? order.map(String) : [],
    names: typeof names === 'object' && names !== null ? (names as { readonly [id: string]: string }) : {},
  }
}

function headingOfRow(row: DeckRow, index: CardIndex): Heading {
  if (row.part === 'ring') return ringBearer
  const card = row.kind === 'card' ? index.byCode.get(row.code ?? '') : undefined
  const ofHalf =
    row.part === 'cards' && headings.find(({ half, heading }) => half !== undefined && (half === card?.half || heading === row.section))
  return ofHalf || headings.find(({ part, half }) => part === row.part && half === undefined) || others
}

function lineOf(row: DeckRow, index: CardIndex, names: { readonly [id: string]: string }): string {
  const id = gempIdOf(row, index)
  const card = row.kind === 'card' ? index.byCode.get(row.code ?? '') : undefined
  const own = card === undefined ? row.title : fullTitle(card)
  const title = (id !== undefined && Object.hasOwn(names, id) ? names[id] : undefined) ?? (own === `Card ${id}` ? '' : own)
  return [`${row.quantity}x`, id, title].filter((word) => word !== undefined && word !== '').join(' ')
}

/** Warnings about what a list cannot contain. */
export function lostInList(deck: Deck): DeckProblem[] {
  const lose = (code: string, message: string): DeckProblem =>
    deckProblem('warning', code, { message, remedy: 'Keep the deck in our own format, questwright, too.' })
  const coded = deck.rows.filter(({ kind, code }) => kind === 'placeholder' && code !== undefined)
  const shared = deck.rows.filter(({ part }) => part === 'shared')
  return [
    ...(coded.length > 0 ? [lose('ids', `The codes of ${namesOf(coded)} are not in this file.`)] : []),
    ...(shared.length > 0 ? [lose('shared', `The list has no place for ${namesOf(shared)}.`)] : []),
  ]
}

/** The decks of a text with several lists, each of which begins with its name; undefined where the text is no list of this game. */
export function piecesOfLists(text: string): DeckPieces | undefined {
  if (!isList(text.trimStart())) return undefined
  const lines = text.split(/\r\n|\r|\n/)
  const starts = lines.flatMap((line, at) => {
    const [, told] = comment.exec(line.trim()) ?? []
    const next = lines.slice(at + 1, at + 6).find((one) => one.trim() !== '' && !comment.test(one.trim()))
    const isFirst = told !== undefined && !comment.test((lines[at - 1] ?? '').trim())
    return isFirst && next !== undefined && headingOf(next.trim()) === ringBearer ? [at] : []
  })
  const all = [0, ...starts.filter((at) => lines.slice(0, at).some((line) => line.trim() !== ''))]
  return { pieces: all.map((start, at) => ({ text: lines.slice(start, all[at + 1]).join('\n'), above: start })), problems: [] }
}
