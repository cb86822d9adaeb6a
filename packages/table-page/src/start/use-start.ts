import { useState } from 'react'
import { toast } from 'sonner'
import { useGoTo, useTablePage } from '../page.tsx'
import { errorWords } from '../tell-error.ts'
import { type GameChoice, gameOf, packsFor } from './new-game.ts'

/** Deals a table and goes there. */
export function useStart(): {
  readonly start: (choice: GameChoice) => Promise<void>
  readonly state: 'idle' | 'starting'
} {
  const page = useTablePage()
  const goTo = useGoTo()
  const [state, setState] = useState<'idle' | 'starting'>('idle')
  const start = async (choice: GameChoice): Promise<void> => {
    setState('starting')
    try {
      const packs = packsFor(choice, await page.packs.bundles())
      if ((await page.packs.mayPlay(packs)) === 'stay') {
        setState('idle')
        return
      }
      const [engine, { session }] = await Promise.all([page.packs.engine(packs), page.table()])
      // the page of the table shows how far it is
      void session.opening.start(gameOf(choice), packs, engine)
      goTo('table')
    } catch (error) {
      const { message, remedy = 'Load the page again.' } = errorWords(error)
      toast.error(message, { description: remedy })
      setState('idle')
    }
  }
  return { start, state }
}
