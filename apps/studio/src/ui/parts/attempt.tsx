'use client'

import { useState } from 'react'
import type { ApiError } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'

interface Attempt {
  readonly state: 'idle' | 'working'
  /** The error of the last attempt. */
  readonly refused: ApiError | undefined
  /** Runs an action that may be refused; an abort by the user is no error. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>
}

/** The state of a dialog's action: whether it is running, and why it was refused. */
export function useAttempt(): Attempt {
  const [state, setState] = useState<Attempt['state']>('idle')
  const [refused, setRefused] = useState<ApiError | undefined>(undefined)
  const attempt = async (work: () => Promise<void>) => {
    setState('working')
    setRefused(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setRefused(asApiError(error))
    } finally {
      setState('idle')
    }
  }
  return { state, refused, attempt }
}

interface RefusedProps {
  readonly refused: ApiError | undefined
  /** `warning`: the message is shown, but the action is still possible. */
  readonly tone?: 'error' | 'warning'
}

/** The error, line by line, with its remedy. */
export function Refused({ refused, tone = 'error' }: RefusedProps) {
  if (refused === undefined) return null
  return (
    <div className={`st-finding is-${tone} st-refused`} role="alert">
      {refused.message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and they never move
          <p key={index}>{line}</p>
        ))}
      {refused.remedy !== '' && <p>{refused.remedy}</p>}
    </div>
  )
}
