/**
 * A problem of a pack: what is wrong, where, and what to do. Every check of this package returns problems; none throws because of something that an
 * author wrote.
 */
import type { Json, WordsOf } from '@questwright/kernel'

export type Severity = 'error' | 'warning'

export interface Problem {
  readonly severity: Severity
  /**
   * The kind of problem, such as `gate/top-level-let` or `facts/missing-field`. Codes do not change between versions, so tests and filters can use
   * them.
   */
  readonly code: string
  /** The pack's id, or `(unknown pack)` while its manifest cannot be read. */
  readonly pack: string
  /** The path inside the pack, with `/`. */
  readonly file: string
  /** Line and column, both from 1. */
  readonly line?: number
  readonly column?: number
  readonly message: string
  /** An instruction for the author: the next thing to do. */
  readonly remedy: string
  /** The card, keyword or scenario to which the problem belongs, in a file with entries for several: `text/en.json`. */
  readonly subject?: { readonly kind: 'card' | 'keyword' | 'scenario'; readonly slug: string }
  /** Repairs that the author only has to accept. */
  readonly fixes?: readonly QuickFix[]
}

/** A repair of one file. */
export interface QuickFix {
  /** The label of its button, which describes the repair. */
  readonly title: string
  readonly edit: TextEdit | FactEdit | WordsEdit | ChapterWordsEdit | DependencyEdit | ScriptEdit
}

/** Replaces a part of a card's text. */
export interface TextEdit {
  readonly kind: 'text'
  readonly slug: string
  /** The side whose text it is, for cards with two. */
  readonly side?: string
  /** `text`, or the field of a text that belongs to a fact. */
  readonly part: string
  /** The whole text before and after. */
  readonly before: string
  readonly after: string
}

/** Sets a printed fact of a card, or removes it. */
export interface FactEdit {
  readonly kind: 'fact'
  readonly slug: string
  readonly fact: string
  readonly value: Json | undefined
}

/** Adds words for a name in a script to `text/en.json`, for the author to edit. Existing words are kept. */
export interface WordsEdit {
  readonly kind: 'words'
  /** The section of the entry; without it, the words of the whole pack. */
  readonly section?: 'cards' | 'keywords' | 'scenarios' | 'rules' | 'systems'
  readonly slug?: string
  readonly words: WordsOf
  readonly key: string
  readonly value: string
}

/** Adds missing words to the chapter of a system. Words that the chapter has are kept. */
export interface ChapterWordsEdit {
  readonly kind: 'chapter-words'
  /** The slug of the system. */
  readonly slug: string
  /** The path to the text: `['messages', 'counter.weather']`. */
  readonly keys: readonly string[]
  readonly value: string
}

/** Replaces a word at several places of a script. */
export interface ScriptEdit {
  readonly kind: 'script'
  readonly path: string
  /** The current word at each of these places. */
  readonly before: string
  /** The word that replaces it. */
  readonly now: string
  /** `after`: the text that replaces the word at this place: `now`, or for the short form `{ word }` both words, such as `now: word`. */
  readonly places: readonly (LineAndColumn & { readonly after: string })[]
}

/** Makes the pack depend on another one: adds that pack's name to `dependencies` in package.json. */
interface DependencyEdit {
  readonly kind: 'dependency'
  /** The id of the other pack. */
  readonly pack: string
}

export interface LineAndColumn {
  readonly line: number
  readonly column: number
}

/** The pack named in problems of a pack whose manifest cannot be read. */
export const unknownPack = '(unknown pack)'

/**
 * Makes a problem.
 * @param at the place in the file, where it is known
 */
export function problem(
  severity: Severity,
  code: string,
  where: { readonly pack: string; readonly file: string },
  words: { readonly message: string; readonly remedy: string },
  at?: LineAndColumn | undefined,
): Problem {
  const base = { severity, code, pack: where.pack, file: where.file }
  const place = at === undefined ? {} : { line: at.line, column: at.column }
  return { ...base, ...place, message: words.message, remedy: words.remedy }
}

/** One problem for a terminal: place, message, and the remedy on a line of its own. */
export function formatProblem(one: Problem): string {
  const place = one.line === undefined ? '' : `:${one.line}:${one.column ?? 1}`
  return `${one.severity} ${one.pack}/${one.file}${place} ${one.message} [${one.code}]\n  ${one.remedy}`
}

/** Orders problems by pack, file, line, column and code, so that a report reads the same everywhere. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.pack, b.pack) ||
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.code, b.code),
  )
}

/** Compares by code unit: the same order on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
