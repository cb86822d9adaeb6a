import type { CardText } from '@questwright/packs/types'
import { useEffect, useState } from 'react'
import type { CardTextRequest, ReadCard } from '../../api-types.ts'
import { type ApiError, readCardText } from '../api.ts'
import { asApiError } from '../library.ts'

/** The delay between the last key and the request for the script, in milliseconds. */
const calm = 40
/** The delay between the last key and the request for the reasons of unread parts, which takes longer. */
const reasonsAfter = 350

type Asked = Omit<CardTextRequest, 'wanted' | 'facts' | 'words'> & {
  readonly facts: { readonly [fact: string]: unknown }
  readonly words: CardText
}

/**
 * Reads the texts of a card on the server while they are typed: first the script and, after a longer pause, the reasons why parts are not understood.
 * @param asked undefined while a file is being opened
 * @returns the newest answer, and whether it belongs to the present texts
 */
export function useCardText(asked: Asked | undefined): {
  readonly read: ReadCard | undefined
  readonly isFresh: boolean
  readonly hasReasons: boolean
  readonly error: ApiError | undefined
} {
  const [kept, setKept] = useState<{ readonly of: string; readonly read: ReadCard; readonly wanted: 'script' | 'reasons' } | undefined>()
  const [error, setError] = useState<ApiError | undefined>()
  const key = asked && JSON.stringify(asked)
  useEffect(() => {
    if (key === undefined) return
    const stop = new AbortController()
    const ask = async (wanted: 'script' | 'reasons') => {
      try {
        const read = await readCardText({ ...(JSON.parse(key) as Omit<CardTextRequest, 'wanted'>), wanted }, stop.signal)
        if (stop.signal.aborted) return
        // the answers may arrive in the other order
        setKept((before) => (before?.of === key && before.wanted === 'reasons' && wanted === 'script' ? before : { of: key, read, wanted }))
        setError(undefined)
      } catch (failed) {
        if (!stop.signal.aborted) setError(asApiError(failed))
      }
    }
    const timers = [setTimeout(() => void ask('script'), calm), setTimeout(() => void ask('reasons'), reasonsAfter)]
    return () => {
      stop.abort()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [key])
  const isFresh = kept !== undefined && kept.of === key
  return { read: kept?.read, isFresh, hasReasons: isFresh && kept.wanted === 'reasons', error }
}
