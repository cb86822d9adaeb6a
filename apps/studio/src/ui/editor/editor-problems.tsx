'use client'

import type { QuickFix } from '@questwright/packs/browser'
import { ProblemList, type ShownProblem } from '@questwright/table-page/parts/problem-list'
import { Check, ChevronDown, ChevronUp, CircleX, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { create } from 'zustand'

interface EditorProblemsProps {
  readonly problems: readonly ShownProblem[]
  readonly onFix?: ((fix: QuickFix) => void) | undefined
}

/** The problems of the open thing; renders nothing without problems. */
export function EditorProblems({ problems, onFix }: EditorProblemsProps) {
  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also with the keyboard
    <section className="st-editor-problems" aria-label="Problems" tabIndex={0}>
      <ProblemList problems={problems} onFix={onFix} />
    </section>
  )
}

/** Whether the strip is open; the state is the same for all cards. */
const useStrip = create<{ readonly strip: 'open' | 'closed' }>(() => ({ strip: 'closed' }))

/**
 * As `EditorProblems`, as a strip below the script that is always visible: it shows the first problem in one line, and all problems when it is
 * pressed.
 */
export function ProblemStrip({ problems, onFix }: EditorProblemsProps) {
  const { strip } = useStrip()
  const id = useId()
  const first = problems.find(({ severity }) => severity === 'error') ?? problems[0]
  const isOpen = strip === 'open' && first !== undefined
  const Arrow = isOpen ? ChevronDown : ChevronUp
  return (
    <section className="st-problem-strip" aria-label="Problems">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={first === undefined}
        onClick={() => useStrip.setState({ strip: isOpen ? 'closed' : 'open' })}
      >
        {first === undefined ? (
          <Check size={15} className="is-ok" aria-hidden="true" />
        ) : first.severity === 'error' ? (
          <CircleX size={15} className="is-bad" aria-hidden="true" />
        ) : (
          <TriangleAlert size={15} className="is-warn" aria-hidden="true" />
        )}
        <strong>{first === undefined ? 'No problems' : problems.length === 1 ? '1 problem' : `${problems.length} problems`}</strong>
        {!isOpen && <span className="st-problem-first">{first?.message}</span>}
        {first !== undefined && <Arrow size={15} aria-hidden="true" />}
      </button>
      <div id={id} className="st-editor-problems" hidden={!isOpen}>
        {isOpen && <ProblemList problems={problems} onFix={onFix} />}
      </div>
    </section>
  )
}
