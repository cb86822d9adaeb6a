/**
 * A table of cards as a corpus of texts: tab-separated, a heading line, one card a line. Nothing of it is kept.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { suggestSlug } from '@questwright/packs'
import type { Rulebook } from '@questwright/rulebook'
import { type TextRequest, typesOf } from '@questwright/wording'
import { WrongUse } from '@questwright/workshop/problems'

/** A card of a table, with the rulebook that has its type. */
interface CorpusCard {
  readonly request: TextRequest
  readonly rulebook: Rulebook
}

/** Half of the sets, by their names: phrases are developed with one half and measured with the other. */
export type Half = 'all' | 'develop' | 'measure'

export interface Corpus {
  readonly cards: readonly CorpusCard[]
  /** The types of cards that the game does not have, with the number of their cards: they are read as cards of no type. */
  readonly otherTypes: ReadonlyMap<string, number>
}

/** A row by the columns of the table. */
type Row = { readonly [column: string]: string }

const needed = ['title', 'type', 'text'] as const

/**
 * Reads a corpus.
 * @param rulebooks that of the game, and then those of packs that bring further types of cards
 * @param fields the fields of cards that hold further texts, such as the effect of another use of the card; columns with these names are read too
 * @throws WrongUse if the file cannot be read or a column is missing
 */
export function readCorpus(file: string, rulebooks: readonly [Rulebook, ...Rulebook[]], fields: readonly string[], half: Half): Corpus {
  const [game] = rulebooks
  const rows = rowsOf(file)
  const others = new Map(rows.map(({ title = '' }) => [title, suggestSlug(title)]))
  const typed = rows.map((row) => ({ row, ...typeOf(row, rulebooks) }))
  const types = typesOf(typed.map(({ row: { title = '' }, slug }) => [suggestSlug(title), slug]))
  const traits = new Set(rows.flatMap(({ traits = '' }) => parts(traits, /\./)))
  const keywords = new Map(
    rows.flatMap(({ keywords = '' }) =>
      parts(keywords, /[.,]/)
        .map((one) => one.toLowerCase().replace(/ (?:\d+|x)$/, ''))
        .filter((one) => /^\p{L}+(?:[- ]\p{L}+){0,2}$/u.test(one))
        .map((one) => [one, suggestSlug(one)] as const),
    ),
  )
  const cards: CorpusCard[] = []
  const otherTypes = new Map<string, number>()
  for (const { row, slug, rulebook } of typed) {
    const { title = '', type = '', text = '', set = '' } = row
    if (half !== 'all' && (isOdd(set) ? 'measure' : 'develop') !== half) continue
    const more = Object.fromEntries(fields.flatMap((field) => (row[field] ? [[field, lines(row[field] ?? '')]] : [])))
    if (text === '' && Object.keys(more).length === 0) continue
    if (rulebook === undefined) otherTypes.set(type, (otherTypes.get(type) ?? 0) + 1)
    const unknownNumbers = Object.keys((rulebook ?? game).stats).filter((stat) => row[underscored(stat)]?.toUpperCase() === 'X')
    const stage = Number.parseInt(row.stage ?? '', 10)
    const request = {
      ...(stage > 0 && { stage }),
      text: lines(text),
      others: more,
      type: slug,
      titles: { self: title, others, types },
      traits,
      keywords,
      unknownNumbers,
    }
    cards.push({ request, rulebook: rulebook ?? game })
  }
  return { cards, otherTypes }
}

/**
 * The type of a row, and the first rulebook that has it: by its id, by its name, or by the words on its cards. Of several types with the same words it is the
 * one whose facts the row has.
 */
function typeOf(row: Row, rulebooks: readonly Rulebook[]): { readonly slug: string; readonly rulebook?: Rulebook } {
  const slug = suggestSlug(row.type ?? '')
  for (const rulebook of rulebooks) {
    if (Object.hasOwn(rulebook.types, slug)) return { slug, rulebook }
    const named = Object.entries(rulebook.types).filter(([, { name, face }]) => [name, face.name].some((one) => suggestSlug(one) === slug))
    const hasFacts = ([, { must = [] }]: (typeof named)[number]): boolean => must.every((fact) => (row[underscored(fact)] ?? '') !== '')
    const [found] = (named.length === 1 ? named[0] : named.find(hasFacts)) ?? []
    if (found !== undefined) return { slug: found, rulebook }
  }
  return { slug }
}

function rowsOf(file: string): readonly Row[] {
  let whole: string
  try {
    whole = readFileSync(file, 'utf8')
  } catch (error) {
    throw new WrongUse(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}. Name a table of cards.`)
  }
  const [head = '', ...rest] = whole.split(/\r?\n/).filter((line) => line !== '')
  const columns = head.split('\t')
  const missing = needed.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    throw new WrongUse(
      `${file} has no column "${missing.join('", "')}" in its first line. A table of cards is tab-separated, with the columns ${needed.join(', ')}; set, traits and keywords help.`,
    )
  return rest.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

const parts = (cell: string, between: RegExp): readonly string[] =>
  cell
    .split(between)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The name of a column: `hit_points`. */
const underscored = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** In a table, lines of a text are separated by a backslash and an n. */
const lines = (cell: string): string => cell.replaceAll('\\n', '\n')

/** Whether a set belongs to the half that is only measured: the first bit of the hash of its name decides. */
const isOdd = (set: string): boolean => Number.parseInt(createHash('sha256').update(set).digest('hex').slice(0, 8), 16) % 2 === 1
