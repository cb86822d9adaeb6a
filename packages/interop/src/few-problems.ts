/** Shortens the problems of an import for reading: each message once, and a limited number of each kind. */
import type { FileProblem } from './import-draft.ts'

/** Of more of one kind than this the rest is counted: a spreadsheet with a wrong column has the same problem in every row. */
const mostOfOneKind = 20
/** How many of such a kind are shown. */
const examples = 5

/** How often there is something, and in how many files. */
export interface Counted {
  readonly count: number
  readonly files: number
}

export interface FewProblems {
  /** In their order, each with how often it is told there. */
  readonly shown: readonly (FileProblem & { readonly told: Counted })[]
  /** The kinds of which only some are shown, the greatest first. */
  readonly counted: readonly (Counted & { readonly code: string; readonly shown: number })[]
}

/**
 * Equal messages about several rows or files are reported once, at the first of them. Of a kind with more than twenty messages the first five
 * are shown; errors come with the others of their kind, since rejected data must be seen.
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

/** `31 times, in 12 files`; empty for a message that occurs once. */
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
