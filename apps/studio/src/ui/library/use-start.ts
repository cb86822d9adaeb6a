'use client'

import type { PackBundle } from '@questwright/packs/types'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { asApiError, theEngine } from '../../client/library.ts'
import { type GameChoice, gameOf, packsFor } from '../../client/new-game.ts'
import { askTrust } from '../../client/packs/trust.ts'

/** Deals a table and goes there. */
export function useStart(bundles: readonly PackBundle[]): {
  readonly start: (choice: GameChoice) => Promise<void>
  readonly state: 'idle' | 'starting'
} {
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'starting'>('idle')
  const start = async (choice: GameChoice): Promise<void> => {
    setState('starting')
    try {
      const packs = packsFor(choice, bundles)
      if ((await askTrust(packs)) === 'stay') {
        setState('idle')
        return
      }
      const [engine, { startGame }] = await Promise.all([theEngine(), import('../../client/game/game-session.ts')])
      // the page of the table shows how far it is
      void startGame(gameOf(choice), packs, engine)
      router.push('/play')
    } catch (error) {
      const { message, remedy } = asApiError(error)
      toast.error(message, { description: remedy })
      setState('idle')
    }
  }
  return { start, state }
}
