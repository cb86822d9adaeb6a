'use client'

import type { PackBundle } from '@questwright/packs/types'
import type { SceneBoard } from '@questwright/rulebook'
import { type Dealer, type Dealt, openDealer, type SituationWords } from '@questwright/scenes'
import { useEffect, useState } from 'react'
import { theEngine } from '../../client/library.ts'
import { openStudioRealm } from '../../client/realm-worker.ts'

export interface DealtState {
  readonly state: 'waiting' | 'dealing' | 'dealt' | 'refused'
  /** The last board that could be set up. It is kept while a newer one is refused. */
  readonly dealt: Dealt | undefined
  readonly problem: string | undefined
}

/** Delay in milliseconds after the last change before the board is set up: several quick changes cause only one setup. */
const calm = 150

/** Sets the board up shortly after each change. @param bundles the packs of its game */
export function useDealt(words: SituationWords, bundles: readonly PackBundle[], board: SceneBoard): DealtState {
  const [dealer, setDealer] = useState<Dealer | undefined>(undefined)
  /** The last result, and the board description from which it was made. */
  const [found, setFound] = useState<DealtState & { readonly words?: SituationWords }>({
    state: 'waiting',
    dealt: undefined,
    problem: undefined,
  })
  useEffect(() => {
    if (bundles.length === 0) return
    let isGone = false
    let mine: Dealer | undefined
    const failed = (error: unknown) =>
      setFound((before) => ({ ...before, state: 'refused', problem: error instanceof Error ? error.message : String(error) }))
    theEngine(bundles)
      .then((engine) => openDealer(bundles, board, (options) => openStudioRealm(engine, options)))
      .then((opened) => {
        if (isGone) opened.close()
        else {
          mine = opened
          setDealer(opened)
        }
      })
      .catch((error: unknown) => !isGone && failed(error))
    return () => {
      isGone = true
      mine?.close()
      setDealer(undefined)
    }
  }, [bundles, board])
  useEffect(() => {
    if (!dealer) return
    let isGone = false
    const timer = setTimeout(() => {
      setFound((before) => ({ ...before, state: 'dealing' }))
      dealer.deal(words).then(
        (dealt) => !isGone && setFound({ state: 'dealt', dealt, problem: undefined, words }),
        (error: unknown) =>
          !isGone &&
          setFound((before) => ({ ...before, state: 'refused', problem: error instanceof Error ? error.message : String(error) })),
      )
    }, calm)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [dealer, words])
  // until the board is set up again, the result belongs to an older description
  return found.state === 'dealt' && found.words !== words ? { ...found, state: 'dealing' } : found
}
