/**
 * The query language of card searches, as players of RingsDB know it: `t:ally s:leadership|neutral c<3 k:ranged -r:orc "of the"`.
 * Pure, and never throws: what cannot be understood is told with its place, and the rest of the query counts.
 */

import { typesOf } from '@questwright/rulebook'
import { rulebooks } from '@questwright/workshop/rulebooks'

/** What a search knows of a card. */
export interface SearchCard {
  /** `pack:slug` */
  readonly code: string
  readonly title: string
  readonly type: string
  readonly sphere?: string | undefined
  readonly cost?: number | string | undefined
  readonly threatCost?: number | string | undefined
  readonly willpower?: number | string | undefined
  readonly attack?: number | string | undefined
  readonly defense?: number | string | undefined
  readonly hitPoints?: number | string | undefined
  readonly traits: readonly string[]
  readonly keywords: readonly string[]
  readonly unique: 'unique' | 'common'
  /** Rules text of all sides. */
  readonly text: string
  /** The id of its pack, how people call it, and its encounter set, where it has one. */
  readonly pack: string
  readonly packTitle: string
  readonly encounterSet?: string | undefined
}

type Comparison = ':' | '!' | '<' | '<=' | '>' | '>='

/** One condition of a query, and where it stands. */
interface Term {
  /** The short name of the field; `title` for a bare word. */
  readonly field: FieldName
  readonly comparison: Comparison
  /** One of them must fit. */
  readonly values: readonly string[]
  /** `without` for a term with a minus before it. */
  readonly sense: 'with' | 'without'
  /** Both in letters of the query. */
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

export type FieldName = 'title' | 't' | 's' | 'c' | 'th' | 'w' | 'a' | 'd' | 'h' | 'k' | 'r' | 'x' | 'e' | 'u'

export interface Field {
  readonly name: FieldName
  /** Other ways to write it. */
  readonly also: readonly string[]
  readonly kind: 'words' | 'number' | 'truth'
  readonly meaning: string
  readonly example: string
}

/** All fields, in the order in which the help lists them. */
export const fields: readonly Field[] = [
  { name: 't', also: ['type'], kind: 'words', meaning: 'type', example: 't:ally' },
  { name: 's', also: ['sphere'], kind: 'words', meaning: 'sphere', example: 's:lore|spirit' },
  { name: 'c', also: ['cost', 'o'], kind: 'number', meaning: 'cost', example: 'c<3' },
  { name: 'th', also: ['threat'], kind: 'number', meaning: 'threat cost of a hero', example: 'th<=9' },
  { name: 'w', also: ['willpower'], kind: 'number', meaning: 'willpower', example: 'w>=2' },
  { name: 'a', also: ['attack'], kind: 'number', meaning: 'attack', example: 'a:2|3' },
  { name: 'd', also: ['defense'], kind: 'number', meaning: 'defense', example: 'd>1' },
  { name: 'h', also: ['hp', 'hitpoints'], kind: 'number', meaning: 'hit points', example: 'h>=4' },
  { name: 'k', also: ['keyword'], kind: 'words', meaning: 'keyword', example: 'k:ranged' },
  { name: 'r', also: ['trait'], kind: 'words', meaning: 'trait', example: 'r:dwarf' },
  { name: 'x', also: ['text'], kind: 'words', meaning: 'words of the text', example: 'x:"draw 2"' },
  { name: 'e', also: ['pack', 'set'], kind: 'words', meaning: 'pack or encounter set', example: 'e:core' },
  { name: 'u', also: ['unique'], kind: 'truth', meaning: 'unique or not', example: 'u:true' },
]

/** The card types of the games that are here, for words that are none of them. */
const types: readonly string[] = Object.values(rulebooks).flatMap(typesOf)

const fieldByWord = new Map<string, Field>(fields.flatMap((field) => [field.name, ...field.also].map((word) => [word, field] as const)))

/** Letters as they are compared: no case, no accents, no typographic quotes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
}

interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Where the pieces between blanks stand; a blank inside quotes divides nothing. */
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

/** The alternatives of a value: `lore|"of the"`. */
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

const listOfFields = fields.map(({ name }) => name).join(', ')

/**
 * Takes a query apart.
 * @param query as typed into the field, also when it is no valid search
 * @returns the conditions that are understood, and what is not with its place and a remedy
 */
export function readQuery(query: string): Query {
  const terms: Term[] = []
  const problems: QueryProblem[] = []
  const { pieces, open } = piecesOf(query)
  if (open !== undefined)
    problems.push({ message: 'A quote is not closed.', remedy: 'Write " also after the words.', start: open, end: query.length })
  for (const piece of pieces) {
    const found = readPiece(piece)
    if ('problem' in found) problems.push(found.problem)
    else terms.push(found.term)
  }
  return { terms, problems: problems.sort((one, other) => one.start - other.start) }
}

function readPiece({ text, start, end }: Piece): { readonly term: Term } | { readonly problem: QueryProblem } {
  const problem = (message: string, remedy: string) => ({ problem: { message, remedy, start, end } })
  const sense = text.startsWith('-') && text.length > 1 ? 'without' : 'with'
  const body = sense === 'without' ? text.slice(1) : text
  const parts = /^(\p{L}+)(<=|>=|!=|[:=!<>])(.*)$/su.exec(body)
  const [, word = '', sign = '', rest = ''] = parts ?? []
  const field = parts ? fieldByWord.get(plain(word)) : undefined
  // `Wait!` is a title, not a field
  if (!parts || (!field && (sign === '!' || sign === '!='))) {
    const values = alternatives(body)
    if (values.length === 0 || body === '-') return problem(`${text} says nothing.`, 'Write a word of a title, or a field such as t:ally.')
    return { term: { field: 'title', comparison: ':', values, sense, start, end } }
  }
  if (!field)
    return problem(`Unknown field ${word.slice(0, 30)}: fields are ${listOfFields}.`, 'Put words that hold a colon between quotes.')
  const comparison = sign === '=' ? ':' : sign === '!=' ? '!' : (sign as Comparison)
  const values = alternatives(rest)
  if (values.length === 0) return problem(`${word}${sign} wants a value.`, `Write one after it: ${field.example}.`)
  const isOrder = comparison !== ':' && comparison !== '!'
  if (isOrder && field.kind !== 'number')
    return problem(`${field.meaning} has no more and less.`, `Write ${field.name}: or ${field.name}! and a word: ${field.example}.`)
  if (field.kind === 'number') {
    const wrong = values.find((value) => !(/^\d{1,6}$/.test(value) || (!isOrder && /^[x-]$/i.test(value))))
    if (wrong !== undefined)
      return problem(`${wrong.slice(0, 30)} is no number, and ${field.meaning} is one.`, `Write a number: ${field.example}.`)
  }
  if (field.kind === 'truth') {
    const wrong = values.find((value) => truthOf(value) === undefined)
    if (wrong !== undefined) return problem(`${wrong.slice(0, 30)} is neither true nor false.`, 'Write u:true or u:false.')
  }
  if (field.name === 't') {
    const wrong = values.find((value) => !types.some((type) => type.startsWith(plain(value))))
    if (wrong !== undefined) return problem(`There is no type ${wrong.slice(0, 30)}: types are ${types.join(', ')}.`, 'Write one of these.')
  }
  return { term: { field: field.name, comparison, values, sense, start, end } }
}

function truthOf(value: string): 'unique' | 'common' | undefined {
  const word = plain(value)
  if (['true', 'yes', 'y', '1'].includes(word)) return 'unique'
  return ['false', 'no', 'n', '0'].includes(word) ? 'common' : undefined
}

/** Whether a card fits all conditions of a query. */
export function fits(card: SearchCard, query: Query): boolean {
  return query.terms.every((term) => fitsTerm(card, term) === (term.sense === 'with'))
}

function fitsTerm(card: SearchCard, { field, comparison, values }: Term): boolean {
  const number = numberOf(card, field)
  if (number !== 'no number field') {
    if (number === undefined) return false
    if (comparison === ':' || comparison === '!')
      return values.some((value) => plain(value) === plain(String(number))) === (comparison === ':')
    if (typeof number !== 'number') return false
    return values.some((value) => compare(number, comparison, Number(value)))
  }
  const any = values.some((value) => fitsWord(card, field, plain(value)))
  return any === (comparison !== '!')
}

function compare(one: number, comparison: Exclude<Comparison, ':' | '!'>, other: number): boolean {
  if (comparison === '<') return one < other
  if (comparison === '<=') return one <= other
  return comparison === '>' ? one > other : one >= other
}

function numberOf(card: SearchCard, field: FieldName): number | string | undefined | 'no number field' {
  switch (field) {
    case 'c':
      return card.cost
    case 'th':
      return card.threatCost
    case 'w':
      return card.willpower
    case 'a':
      return card.attack
    case 'd':
      return card.defense
    case 'h':
      return card.hitPoints
    default:
      return 'no number field'
  }
}

function fitsWord(card: SearchCard, field: FieldName, value: string): boolean {
  switch (field) {
    case 't':
      return plain(card.type).startsWith(value)
    case 's':
      return plain(card.sphere ?? '').startsWith(value)
    case 'k':
      return card.keywords.some((keyword) => beginsAWord(plain(keyword), value))
    case 'r':
      return card.traits.some((trait) => beginsAWord(plain(trait), value))
    case 'x':
      return plain(card.text).includes(value)
    case 'e':
      return [card.pack, card.packTitle, card.encounterSet ?? ''].some((name) => plain(name).includes(value))
    case 'u':
      return card.unique === truthOf(value)
    default:
      return plain(card.title).includes(value)
  }
}

/** `orc` finds Orc and Orc Captain, not Sorcerer. */
function beginsAWord(text: string, value: string): boolean {
  return text === value || text.startsWith(value) || text.includes(` ${value}`)
}

export type SortBy = 'title' | 'cost' | 'sphere' | 'type'

const typeOrder = ['hero', 'ally', 'attachment', 'event']
const sphereOrder = ['leadership', 'tactics', 'spirit', 'lore', 'neutral']

const placeIn = (order: readonly string[], word: string | undefined): number => {
  const place = word === undefined ? -1 : order.indexOf(word)
  return place < 0 ? order.length : place
}

/** A hero's threat cost stands for its cost; X comes after the numbers, none at all last. */
function costRank(card: SearchCard): number {
  const cost = card.cost ?? card.threatCost
  if (typeof cost === 'number') return cost
  return cost === undefined ? 1_000_001 : 1_000_000
}

/** The cards that fit, in order; within the same, by title. */
export function searchCards(cards: readonly SearchCard[], query: Query, by: SortBy): readonly SearchCard[] {
  const rank: { readonly [by in SortBy]: (card: SearchCard) => number } = {
    title: () => 0,
    cost: costRank,
    sphere: (card) => placeIn(sphereOrder, card.sphere),
    type: (card) => placeIn(typeOrder, card.type),
  }
  return cards
    .filter((card) => fits(card, query))
    .sort((one, other) => rank[by](one) - rank[by](other) || one.title.localeCompare(other.title, 'en') || (one.code < other.code ? -1 : 1))
}

/** A value as it stands in a query: with quotes where it needs them. */
function written(value: string): string {
  const clean = value.replaceAll('"', '')
  return /[\s|]/.test(clean) ? `"${clean}"` : clean
}

/** Whether a chip is pressed: a term of its field asks for this very value. */
export function isChosen(query: string, field: FieldName, value: string): boolean {
  return readQuery(query).terms.some((term) => isChipTerm(term, field) && term.values.some((one) => plain(one) === plain(value)))
}

const isChipTerm = (term: Term, field: FieldName): boolean => term.field === field && term.comparison === ':' && term.sense === 'with'

/**
 * Presses a chip: puts the value into the term of its field, takes it out again, or begins one. The rest of the query stays letter for letter.
 * @returns the new query
 */
export function toggled(query: string, field: FieldName, value: string): string {
  const terms = readQuery(query).terms.filter((term) => isChipTerm(term, field))
  const holder = terms.find((term) => term.values.some((one) => plain(one) === plain(value))) ?? terms[0]
  if (!holder) return `${query.trimEnd()} ${field}:${written(value)}`.trimStart()
  const isIn = holder.values.some((one) => plain(one) === plain(value))
  const values = isIn ? holder.values.filter((one) => plain(one) !== plain(value)) : [...holder.values, value]
  const term = values.length === 0 ? '' : `${field}:${values.map(written).join('|')}`
  const [before, after] = [query.slice(0, holder.start), query.slice(holder.end)]
  return term === '' ? `${before.trimEnd()} ${after.trimStart()}`.trim() : `${before}${term}${after}`
}
