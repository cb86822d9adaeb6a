/** Problems of packs for a terminal: all errors, and of each kind of warning as many as people read. */
import { formatProblem, type Problem } from '@questwright/packs'

/** Of more warnings of one kind the rest is counted. */
const mostOfOneKind = 20
/** How many of such a kind are shown. */
const examples = 5

/**
 * The lines of a report, in the order of the problems. Of a kind of warning that stands there more than twenty times the first five are shown,
 * and at the end how many there are of it, in how many files, with what to do where that is the same for all.
 */
export function reportLines(problems: readonly Problem[]): string[] {
  const kinds = new Map<string, Problem[]>()
  for (const problem of problems) if (problem.severity === 'warning') kinds.set(problem.code, [...(kinds.get(problem.code) ?? []), problem])
  const many = [...kinds].filter(([, own]) => own.length > mostOfOneKind).sort(([, a], [, b]) => b.length - a.length)
  const shown = new Set(many.flatMap(([, own]) => own.slice(0, examples)))
  const counted = new Set(many.map(([code]) => code))
  const lines = problems.flatMap((one) =>
    one.severity === 'warning' && counted.has(one.code) && !shown.has(one) ? [] : [formatProblem(one)],
  )
  if (many.length === 0) return lines
  const figures = many.map(([code, own]) => {
    const files = new Set(own.map(({ pack, file }) => `${pack}/${file}`)).size
    const [remedy, ...others] = new Set(own.map((one) => one.remedy))
    const todo = remedy === undefined || others.length > 0 ? '' : `: ${remedy}`
    return `  ${own.length} × [${code}] in ${files === 1 ? '1 file' : `${files} files`}, ${examples} of them above${todo}`
  })
  return [...lines, 'Warnings of one kind are counted where there are many; --json lists them all:', ...figures]
}
