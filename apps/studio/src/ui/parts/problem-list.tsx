import { CircleX, TriangleAlert } from 'lucide-react'

export interface ShownProblem {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly remedy?: string | undefined
  /** `pack/path` */
  readonly file?: string | undefined
  readonly line?: number | undefined
}

interface ProblemListProps {
  readonly problems: readonly ShownProblem[]
  readonly onOpen?: ((problem: ShownProblem) => void) | undefined
}

/** Problems with their place, what happened, and what to do. Author's text in them is shown as text. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  return (
    <ul className="st-problems">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may read the same
        <li key={`${problem.file}:${problem.line}:${problem.message}:${index}`} className={`is-${problem.severity}`}>
          {problem.severity === 'error' ? <CircleX size={15} aria-label="Error" /> : <TriangleAlert size={15} aria-label="Warning" />}
          <div>
            <p>{problem.message}</p>
            {problem.remedy && <p className="st-quiet">{problem.remedy}</p>}
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
