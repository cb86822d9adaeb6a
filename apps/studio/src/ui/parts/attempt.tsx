'use client'

import { useState } from 'react'
import type { ApiError } from '../../client/api.ts'
import { asApiError } from '../../client/library.ts'

interface Attempt {
  readonly state: 'idle' | 'working'
  /** Why the last attempt failed. */
  readonly refused: ApiError | undefined
  /** Does something that may be refused; who stops it has not failed. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>
}

/** What a dialog does at the press of its button: whether it is being done, and why it was refused. */
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
  /** `warning`: it can be done all the same. */
  readonly tone?: 'error' | 'warning'
}

/** Why it was refused, line by line, and what to do. */
export function Refused({ refused, tone = 'error' }: RefusedProps) {
  if (refused === undefined) return null
  return (
    <div className={`st-finding is-${tone} st-refused`} role="alert">
      {refused.message
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move
          <p key={index}>{line}</p>
        ))}
      {refused.remedy !== '' && <p>{refused.remedy}</p>}
    </div>
  )
}
