import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Question } from '../door-types.ts'
import { noWork, type WorkSignal } from '../question-ribbon.tsx'

interface AnnouncedQuestionProps {
  readonly question: Question | undefined
  /** The title and the instruction of the question; empty without a question. */
  readonly words: string
  readonly work: WorkSignal | undefined
}

/**
 * Announces a question to screen readers, but only once it can be answered: a window that is passed automatically is not announced, and a key that
 * the player presses after the announcement is not lost.
 */
export function AnnouncedQuestion({ question, words, work = noWork }: AnnouncedQuestionProps) {
  const at = useSyncExternalStore(work.subscribe, work.now, work.now)
  const [announced, setAnnounced] = useState<{ readonly question: Question | undefined; readonly words: string }>()
  useEffect(() => {
    if (at !== 'none') return
    // screen readers announce only changes: where another question has the same words, append a space
    setAnnounced((before) => {
      if (before?.question === question && before?.words.trimEnd() === words) return before
      return { question, words: words !== '' && before?.words === words ? `${words}\u00a0` : words }
    })
  }, [at, question, words])
  return (
    <div className="qw-heard" aria-live="polite" role="status">
      {announced?.words}
    </div>
  )
}
