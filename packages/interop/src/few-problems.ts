/** Shortens the problems of an import for reading: each message once, and a limited number of each kind. */
import type { FileProblem } from './import-draft.ts'

/** With more messages of one kind than this, only examples are shown: a spreadsheet with a wrong column has the same problem in every row. */
const mostOfOneKind = 20
/** The number of examples that are shown of such a kind. */
const examples = 5

/** A number of occurrences, and in how many files. */
export interface Counted {
  readonly count: number
  readonly files: number
}

export interface FewProblems {
  /** The problems to show, in their order, each with the number of its occurrences. */
  readonly shown: readonly (FileProblem & { readonly told: Counted })[]
  /** The kinds of which only examples are shown, the most frequent first. */
  readonly counted: readonly (Counted & { readonly code: string; readonly shown: number })[]
}

/**
 * Merges equal messages about several rows or files: each is shown once, where it first occurs. Of a kind with more than twenty messages only the
 * first five are shown, and of errors too: the number of the others is reported.
 */
export function fewProblems(problems: readonly FileProblem[]): FewProblems {
  const facts = new Map<string, FileProblem[]>()
  for (const one of problems) add(facts, JSON.stringify([one.severity, one.code, one.message, one.remedy]), one)
  const kinds = new Map<string, FileProblem[][]>()
  for (const all of facts.values()) {
    const { severity, code } = all[0] as FileProblem
    add(kinds, `${severity} ${code}`, all)
  }
  const many = [...kinds.values()].filter((kind) => kind.length > mostOfOneKind)
  const hidden = new Set(many.flatMap((kind) => kind.slice(examples)))
  const shown = [...facts.values()].flatMap((all) => (hidden.has(all) ? [] : [{ ...(all[0] as FileProblem), told: counted(all) }]))
  const figures = many
    .map((kind) => ({ code: kind[0]?.[0]?.code ?? '', shown: examples, ...counted(kind.flat()) }))
    .sort((a, b) => b.count - a.count)
  return { shown, counted: figures }
}

/** The number of occurrences in words, `31 times, in 12 files`; empty for a message that occurs once. */
export function timesTold({ count, files }: Counted): string {
  return count === 1 ? '' : `${count} times${files === 1 ? '' : `, in ${files} files`}`
}

function counted(problems: readonly FileProblem[]): Counted {
  return { count: problems.length, files: new Set(problems.map(({ file }) => file)).size }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
