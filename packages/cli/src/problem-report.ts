/** Problems of packs for a terminal: all errors, and a limited number of each kind of warning. */
import { type BehindApi, formatProblem, newestApi, type Problem } from '@questwright/packs'

/** With more warnings of one kind than this, only examples are shown and the others are counted. */
const mostOfOneKind = 20
/** How many examples are shown. */
const examples = 5

/**
 * The lines of a report, in the order of the problems. Of a kind of warning with more than twenty occurrences the first five are shown,
 * and at the end their number, the number of files, and the remedy if it is the same for all.
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

/**
 * The lines for packs of an earlier version of the API: the steps of the update with their places. Problems that these steps repair are not listed
 * again.
 */
export function behindLines(behind: readonly BehindApi[]): string[] {
  return behind.flatMap(({ pack, api, steps }) => {
    const places = steps.reduce((sum, { problems }) => sum + problems.length, 0)
    const many = steps.length === 1 ? 'this step brings' : `these ${steps.length} steps bring`
    return [
      `error ${pack} was written for script API ${api}, and this program has ${newestApi}: ${many} it up to date (${places} ${places === 1 ? 'error' : 'errors'}).`,
      ...stepLines(steps),
      ...(steps.some(({ step }) => step.done === 'by itself') ? [`  qw pack migrate ${pack} --dry-run says what it would write.`] : []),
    ]
  })
}

/** Numbered steps, each with its task and its places. */
export function stepLines(steps: BehindApi['steps']): string[] {
  return steps.flatMap(({ step: { title, about, done }, problems }, i) => {
    const shown = problems.length > mostOfOneKind ? problems.slice(0, examples) : problems
    return [
      `  ${i + 1}. ${title}, ${problems.length} ${problems.length === 1 ? 'place' : 'places'}${done === 'by itself' ? ' (qw pack migrate does it)' : ''}`,
      `     ${about}`,
      ...shown.map(
        ({ file, line, column, message }) => `     ${file}${line === undefined ? '' : `:${line}:${column ?? 1}`} ${message.split('\n')[0]}`,
      ),
      ...(shown.length < problems.length ? [`     … and ${problems.length - shown.length} more; --json lists all`] : []),
    ]
  })
}
