/** Groups the problems of a pack for a page. */
import { type BehindApi, behindApi } from '@questwright/packs/browser'
import type { Problem } from '@questwright/packs/types'

export interface ProblemFilter {
  readonly severity: 'all' | 'error' | 'warning'
  /** The code of the problems to show; empty for all codes. */
  readonly code: string
  /** A part of the file's path, of a card's slug, or of the message. */
  readonly search: string
}

export interface ProblemGroup {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly problems: readonly Problem[]
}

export const noProblemFilter: ProblemFilter = { severity: 'all', code: '', search: '' }

/** Groups by code: errors first, then the groups with most problems. */
export function groupProblems(problems: readonly Problem[], { severity, code, search }: ProblemFilter): readonly ProblemGroup[] {
  const wanted = search.trim().toLowerCase()
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    if (severity !== 'all' && problem.severity !== severity) continue
    if (code !== '' && problem.code !== code) continue
    const said = `${problem.file} ${problem.subject?.slug ?? ''} ${problem.message}`.toLowerCase()
    if (!said.includes(wanted)) continue
    const key = `${problem.severity} ${problem.code}`
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  const rank = ({ severity: one }: ProblemGroup) => (one === 'error' ? 0 : 1)
  return [...groups.values()]
    .map((list) => ({ code: list[0]?.code ?? '', severity: list[0]?.severity ?? 'warning', problems: list }))
    .sort((a, b) => rank(a) - rank(b) || b.problems.length - a.problems.length || (a.code < b.code ? -1 : 1))
}

/**
 * The steps that update a pack from an earlier version of the script API, each with the problems that it fixes, and the other problems.
 * @param pack undefined where the pack cannot be read, so that its version is unknown
 */
export function stepsToNewest(
  pack: { readonly id: string; readonly api: BehindApi['api'] } | undefined,
  problems: readonly Problem[],
): { readonly behind: BehindApi | undefined; readonly others: readonly Problem[] } {
  const [behind] = pack === undefined ? [] : behindApi([pack], problems)
  const inSteps = new Set(behind?.steps.flatMap((one) => one.problems))
  return { behind, others: problems.filter((one) => !inSteps.has(one)) }
}

/** The number of problems by severity. */
export function countProblems(problems: readonly Problem[]): { readonly errors: number; readonly warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: problems.length - errors }
}
