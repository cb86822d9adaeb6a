'use client'

import type { QuickFix } from '@questwright/packs/browser'
import { ProblemList, type ShownProblem } from '@questwright/table-page/parts/problem-list'

interface EditorProblemsProps {
  readonly problems: readonly ShownProblem[]
  /** Shown where the list stands under something else of the same column. */
  readonly heading?: string
  readonly onFix?: ((fix: QuickFix) => void) | undefined
}

/** What is wrong with what is open; nothing where nothing is. */
export function EditorProblems({ problems, heading, onFix }: EditorProblemsProps) {
  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also with the keyboard
    <section className="st-editor-problems" aria-label="Problems" tabIndex={0}>
      {heading !== undefined && <h3>{heading}</h3>}
      <ProblemList problems={problems} onFix={onFix} />
    </section>
  )
}
