import './problem-list.css'
import type { QuickFix } from '@questwright/packs/browser'
import { CircleX, TriangleAlert, Wrench } from 'lucide-react'

export interface ShownProblem {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly remedy?: string | undefined
  /** The file, as `pack/path`. */
  readonly file?: string | undefined
  readonly line?: number | undefined
  /** Repairs that the user only has to accept. */
  readonly fixes?: readonly QuickFix[] | undefined
}

interface ProblemListProps {
  readonly problems: readonly ShownProblem[]
  readonly onOpen?: ((problem: ShownProblem) => void) | undefined
  readonly onFix?: ((fix: QuickFix, problem: ShownProblem) => void) | undefined
}

/** A list of problems: where each is, what happened, and what to do. Text written by authors is shown as plain text. */
export function ProblemList({ problems, onOpen, onFix }: ProblemListProps) {
  return (
    <ul className="st-problems">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may read the same
        <li key={`${problem.file}:${problem.line}:${problem.message}:${index}`} className={`is-${problem.severity}`}>
          {problem.severity === 'error' ? <CircleX size={15} aria-label="Error" /> : <TriangleAlert size={15} aria-label="Warning" />}
          <div>
            <p>{problem.message}</p>
            {problem.remedy && <p className="st-quiet">{problem.remedy}</p>}
            {onFix && problem.fixes && problem.fixes.length > 0 && (
              <p className="st-fixes">
                {problem.fixes.map((fix) => (
                  <button key={fix.title} type="button" className="qw-button" onClick={() => onFix(fix, problem)}>
                    <Wrench size={13} aria-hidden="true" /> {fix.title}
                  </button>
                ))}
              </p>
            )}
            {problem.file && (
              <p className="st-place">
                <code>
                  {problem.file}
                  {problem.line === undefined ? '' : `:${problem.line}`}
                </code>
                {onOpen && (
                  <button type="button" className="st-link" onClick={() => onOpen(problem)}>
                    Open<span className="st-heard"> {problem.file}</span>
                  </button>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
