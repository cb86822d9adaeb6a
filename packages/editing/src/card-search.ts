/**
 * The query language of card searches, with the fields that the rulebook of a game defines: `c<3 k:swift|strong -r:otter "of the"`. It never
 * throws: parts that cannot be parsed are reported with their place, and the other parts are used.
 */

import { plainText } from '@questwright/packs/browser'
import { type CardType, factIn, type Rulebook, type SearchField, typesOf } from '@questwright/rulebook'

/** The searchable data of a card. */
export interface SearchCard {
  /** `pack:slug` */
  readonly code: string
  readonly title: string
  /** Words beside the title by which versions of a card differ. */
  readonly subtitle?: string
  readonly type: string
  /** The role of cards of its type in decks. */
  readonly inDeck: CardType['inDeck']
  /** The section of decks to which it belongs. */
  readonly section?: string
  /** All sections into which a player may put it, by name; by default only `section`. */
  readonly sections?: readonly string[]
  /** The printed facts of the card. */
  readonly facts: { readonly [fact: string]: unknown }
  readonly traits: readonly string[]
  readonly keywords: readonly string[]
  /** Rules text of all sides. */
  readonly text: string
  /** The id of its pack, the pack's title, and its sets. */
  readonly pack: string
  readonly packTitle: string
  readonly sets: readonly string[]
}

/** A card by its title, with the subtitle that distinguishes its version: "Tom, The Miller". */
export function nameOfCard({ title, subtitle }: Pick<SearchCard, 'title' | 'subtitle'>): string {
  return subtitle === undefined ? title : `${title}, ${subtitle}`
}

type Comparison = ':' | '!' | '<' | '<=' | '>' | '>='

/** A condition of a query, with its place. */
interface Term {
  readonly field: Field
  readonly comparison: Comparison
  /** The alternatives: at least one must match. */
  readonly values: readonly string[]
  /** `without` for a term with a minus sign. */
  readonly sense: 'with' | 'without'
  /** Offsets in the query. */
  readonly start: number
  readonly end: number
}

export interface QueryProblem {
  readonly message: string
  /** What to do about it. */
  readonly remedy: string
  readonly start: number
  readonly end: number
}

export interface Query {
  readonly terms: readonly Term[]
  readonly problems: readonly QueryProblem[]
}

export interface Field extends Omit<SearchField, 'reads'> {
  /** The short name of the field; `title` for words without a field. */
  readonly name: string
  readonly reads: SearchField['reads'] | 'title'
  readonly kind: 'words' | 'number' | 'truth'
}

const titleField: Field = { name: 'title', also: [], reads: 'title', kind: 'words', meaning: 'title', example: '' }

/** All fields of a game, in the order in which the help lists them. */
export function searchFieldsOf(rulebook: Rulebook): readonly Field[] {
  return Object.entries(rulebook.searchFields).map(([name, field]) => ({ ...field, name, kind: kindOf(field, rulebook) }))
}

function kindOf({ reads }: SearchField, rulebook: Rulebook): Field['kind'] {
  const holds = typeof reads === 'object' ? factIn(rulebook, reads.fact)?.holds : undefined
  if (holds === 'flag') return 'truth'
  return holds === 'printed' || holds === 'number' ? 'number' : 'words'
}

/** The field that searches a fact, or a property that cards of every game have. */
export function fieldFor(reads: SearchField['reads'], rulebook: Rulebook): Field | undefined {
  const wanted = JSON.stringify(reads)
  return searchFieldsOf(rulebook).find((field) => JSON.stringify(field.reads) === wanted)
}

interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The places of the pieces between blanks; blanks inside quotes do not separate. */
function piecesOf(query: string): { readonly pieces: readonly Piece[]; readonly open: number | undefined } {
  const pieces: Piece[] = []
  let start = -1
  let quote = -1
  for (let at = 0; at <= query.length; at++) {
    const letter = query[at]
    if (letter === '"') quote = quote < 0 ? at : -1
    const isBlank = letter === undefined || (quote < 0 && /\s/.test(letter))
    if (!isBlank && start < 0) start = at
    if (isBlank && start >= 0) {
      pieces.push({ text: query.slice(start, at), start, end: at })
      start = -1
    }
  }
  return { pieces, open: quote < 0 ? undefined : quote }
}

/** The alternatives of a value: `swift|"of the"`. */
function alternatives(text: string): readonly string[] {
  const values: string[] = []
  let value = ''
  let isQuoted = false
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === '|' && !isQuoted) {
      values.push(value)
      value = ''
    } else value += letter
  }
  return [...values, value].map((one) => one.trim()).filter((one) => one !== '')
}

/**
 * Parses a query.
 * @param query as typed into the field, also when it is no valid search
 * @param rulebook of the game with the fields and types
 * @returns the parsed conditions, and a problem with place and remedy for every other part
 */
export function readQuery(query: string, rulebook: Rulebook): Query {
  const fields = searchFieldsOf(rulebook)
  const terms: Term[] = []
  const problems: QueryProblem[] = []
  const { pieces, open } = piecesOf(query)
  if (open !== undefined)
    problems.push({ message: 'A quote is not closed.', remedy: 'Write " also after the words.', start: open, end: query.length })
  for (const piece of pieces) {
    const found = readPiece(piece, fields, rulebook)
    if ('problem' in found) problems.push(found.problem)
    else terms.push(found.term)
  }
  return { terms, problems: problems.sort((one, other) => one.start - other.start) }
}

function readPiece(
  { text, start, end }: Piece,
  fields: readonly Field[],
  rulebook: Rulebook,
): { readonly term: Term } | { readonly problem: QueryProblem } {
  const problem = (message: string, remedy: string) => ({ problem: { message, remedy, start, end } })
  const sense = text.startsWith('-') && text.length > 1 ? 'without' : 'with'
  const body = sense === 'without' ? text.slice(1) : text
  const parts = /^(\p{L}+)(<=|>=|!=|[:=!<>])(.*)$/su.exec(body)
  const [, word = '', sign = '', rest = ''] = parts ?? []
  const field = parts ? fields.find(({ name, also }) => [name, ...also].includes(plainText(word))) : undefined
  // `Wait!` is a title, not a field
  if (!parts || (!field && (sign === '!' || sign === '!='))) {
    const values = alternatives(body)
    if (values.length === 0 || body === '-') {
      const [first] = fields
      return problem(`${text} is no condition.`, `Write a word of a title${first ? `, or a field such as ${first.example}` : ''}.`)
    }
    return { term: { field: titleField, comparison: ':', values, sense, start, end } }
  }
  if (!field)
    return problem(
      `Unknown field ${word.slice(0, 30)}: fields are ${fields.map(({ name }) => name).join(', ')}.`,
      'Put words that contain a colon between quotes.',
    )
  const comparison = sign === '=' ? ':' : sign === '!=' ? '!' : (sign as Comparison)
  const values = alternatives(rest)
  if (values.length === 0) return problem(`${word}${sign} wants a value.`, `Write one after it: ${field.example}.`)
  const isOrder = comparison !== ':' && comparison !== '!'
  if (isOrder && field.kind !== 'number')
    return problem(
      `${field.meaning} cannot be compared by more or less.`,
      `Write ${field.name}: or ${field.name}! and a word: ${field.example}.`,
    )
  if (field.kind === 'number') {
    const wrong = values.find((value) => !(/^\d{1,6}$/.test(value) || (!isOrder && /^[x-]$/i.test(value))))
    if (wrong !== undefined)
      return problem(`${wrong.slice(0, 30)} is no number, and ${field.meaning} is one.`, `Write a number: ${field.example}.`)
  }
  if (field.kind === 'truth') {
    const wrong = values.find((value) => truthOf(value) === undefined)
    if (wrong !== undefined)
      return problem(`${wrong.slice(0, 30)} is neither true nor false.`, `Write ${field.name}:true or ${field.name}:false.`)
  }
  if (field.reads === 'type') {
    const types = typesOf(rulebook)
    const wrong = values.find((value) => !types.some((type) => type.startsWith(plainText(value))))
    if (wrong !== undefined) return problem(`There is no type ${wrong.slice(0, 30)}: types are ${types.join(', ')}.`, 'Write one of these.')
  }
  return { term: { field, comparison, values, sense, start, end } }
}

function truthOf(value: string): boolean | undefined {
  const word = plainText(value)
  if (['true', 'yes', 'y', '1'].includes(word)) return true
  return ['false', 'no', 'n', '0'].includes(word) ? false : undefined
}

/** Whether a card matches all conditions of a query. */
export function fits(card: SearchCard, query: Query): boolean {
  return query.terms.every((term) => fitsTerm(card, term) === (term.sense === 'with'))
}

function fitsTerm(card: SearchCard, { field, comparison, values }: Term): boolean {
  if (field.kind === 'number') {
    const number = typeof field.reads === 'object' ? printedOf(card, field.reads.fact) : undefined
    if (number === undefined) return false
    if (comparison === ':' || comparison === '!')
      return values.some((value) => plainText(value) === plainText(String(number))) === (comparison === ':')
    if (typeof number !== 'number') return false
    return values.some((value) => compare(number, comparison, Number(value)))
  }
  const any = values.some((value) => fitsWord(card, field, plainText(value)))
  return any === (comparison !== '!')
}

/** The number or word of a printed fact. */
export function printedOf({ facts }: Pick<SearchCard, 'facts'>, fact: string): number | string | undefined {
  const value = facts[fact]
  return typeof value === 'number' || typeof value === 'string' ? value : undefined
}

function compare(one: number, comparison: Exclude<Comparison, ':' | '!'>, other: number): boolean {
  if (comparison === '<') return one < other
  if (comparison === '<=') return one <= other
  return comparison === '>' ? one > other : one >= other
}

function fitsWord(card: SearchCard, { reads, kind }: Field, value: string): boolean {
  if (typeof reads === 'object')
    return kind === 'truth'
      ? (card.facts[reads.fact] === true) === truthOf(value)
      : plainText(String(printedOf(card, reads.fact) ?? '')).startsWith(value)
  switch (reads) {
    case 'type':
      return plainText(card.type).startsWith(value)
    case 'keywords':
      return card.keywords.some((keyword) => beginsAWord(plainText(keyword), value))
    case 'traits':
      return card.traits.some((trait) => beginsAWord(plainText(trait), value))
    case 'text':
      return plainText(card.text).includes(value)
    case 'home':
      return [card.pack, card.packTitle, ...card.sets].some((name) => plainText(name).includes(value))
    default:
      return plainText(nameOfCard(card)).includes(value)
  }
}

/** Whether a word of the text begins with the value: `otter` finds Otter and Otter Chief, not Potter. */
function beginsAWord(text: string, value: string): boolean {
  return text === value || text.startsWith(value) || text.includes(` ${value}`)
}

export type SortBy = 'type' | 'title' | 'price' | 'group'

/** The orders in which cards of a game can be listed: by price or group only where cards of the game have one. */
export function sortsOf({ cardLists: { price, groups } }: Rulebook): readonly SortBy[] {
  return ['type', 'title', ...(price.fact === '' ? [] : ['price' as const]), ...(groups.fact === '' ? [] : ['group' as const])]
}

/** The index of a word in an order; after all others where it is missing. */
export const placeIn = (order: readonly string[], word: string | undefined): number => {
  const place = word === undefined ? -1 : order.indexOf(word)
  return place < 0 ? order.length : place
}

/** The price of a card, else the fact that replaces the price on cards without one. */
export function priceOf(card: Pick<SearchCard, 'facts'>, { cardLists: { price } }: Rulebook): number | string | undefined {
  return printedOf(card, price.fact) ?? printedOf(card, price.instead)
}

/** The deck group of a card, if it has one. */
export function groupOf(card: Pick<SearchCard, 'facts'>, { cardLists: { groups } }: Rulebook): string | undefined {
  const group = printedOf(card, groups.fact)
  return group === undefined ? undefined : String(group)
}

/** The sort key of a price: first cards with a number, then those with X, then those without a price. */
function priceRank(card: SearchCard, rulebook: Rulebook): number {
  const price = priceOf(card, rulebook)
  if (typeof price === 'number') return price
  return price === undefined ? 1_000_001 : 1_000_000
}

/** The cards that match a query, sorted; cards with equal keys by title. */
export function searchCards(cards: readonly SearchCard[], query: Query, by: SortBy, rulebook: Rulebook): readonly SearchCard[] {
  const { types, groups } = rulebook.cardLists
  const order = Object.keys(types)
  const rank: { readonly [by in SortBy]: (card: SearchCard) => number } = {
    title: () => 0,
    price: (card) => priceRank(card, rulebook),
    group: (card) => placeIn(groups.values, groupOf(card, rulebook)),
    type: (card) => placeIn(order, card.type),
  }
  return cards
    .filter((card) => fits(card, query))
    .sort((one, other) => rank[by](one) - rank[by](other) || one.title.localeCompare(other.title, 'en') || (one.code < other.code ? -1 : 1))
}

/** A value in query syntax: quoted where needed. */
function written(value: string): string {
  const clean = value.replaceAll('"', '')
  return /[\s|]/.test(clean) ? `"${clean}"` : clean
}

/** Whether a chip (a toggle button for a value) is pressed: a term of its field contains the value. */
export function isChosen(query: string, field: string, value: string, rulebook: Rulebook): boolean {
  return readQuery(query, rulebook).terms.some(
    (term) => isChipTerm(term, field) && term.values.some((one) => plainText(one) === plainText(value)),
  )
}

const isChipTerm = (term: Term, field: string): boolean => term.field.name === field && term.comparison === ':' && term.sense === 'with'

/**
 * Toggles a chip: adds the value to the term of its field, removes it, or adds a term. The rest of the query is unchanged.
 * @param field its short name
 * @returns the new query
 */
export function toggled(query: string, field: string, value: string, rulebook: Rulebook): string {
  const terms = readQuery(query, rulebook).terms.filter((term) => isChipTerm(term, field))
  const holder = terms.find((term) => term.values.some((one) => plainText(one) === plainText(value))) ?? terms[0]
  if (!holder) return `${query.trimEnd()} ${field}:${written(value)}`.trimStart()
  const isIn = holder.values.some((one) => plainText(one) === plainText(value))
  const values = isIn ? holder.values.filter((one) => plainText(one) !== plainText(value)) : [...holder.values, value]
  const term = values.length === 0 ? '' : `${field}:${values.map(written).join('|')}`
  const [before, after] = [query.slice(0, holder.start), query.slice(holder.end)]
  return term === '' ? `${before.trimEnd()} ${after.trimStart()}`.trim() : `${before}${term}${after}`
}
