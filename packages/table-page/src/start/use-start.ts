import type { PackOutline } from '@questwright/packs/types'
import type { GameChoice } from '@questwright/workshop/game-choice'
import { type ScenarioChoice, usualModeOf } from '@questwright/workshop/scenario-choices'
import { useState } from 'react'
import { useGoTo, useTablePage } from '../page.tsx'
import { toast } from '../parts/toast.ts'
import { errorWords, tellError } from '../tell-error.ts'

/** Loads the checks of decks when the first game is started; a page that only lists scenarios does not need them. */
const choosing = () => import('./choosing.ts')

/** Functions that start a game and go to the table. */
export function useStart(): {
  readonly start: (choice: GameChoice) => Promise<void>
  /** Starts a game of the scenario with the first decks that may be played together. */
  readonly deal: (scenario: ScenarioChoice, bundles: readonly PackOutline[]) => Promise<void>
  readonly state: 'idle' | 'starting'
} {
  const page = useTablePage()
  const goTo = useGoTo()
  const [state, setState] = useState<'idle' | 'starting'>('idle')
  const begin = async (choose: (choosing: typeof import('./choosing.ts')) => GameChoice | undefined): Promise<void> => {
    setState('starting')
    try {
      const games = await choosing()
      const choice = choose(games)
      const packs = choice && games.packsFor(choice, await page.packs.bundles())
      if (!packs || (await page.packs.mayPlay(packs)) === 'stay') {
        setState('idle')
        return
      }
      const [engine, { session }] = await Promise.all([page.packs.engine(packs), page.table()])
      // not awaited: the page of the table shows the progress
      session.opening.start(games.gameOf(choice), packs, engine).catch(tellError)
      goTo('table')
    } catch (error) {
      const { message, remedy = 'Load the page again.' } = errorWords(error)
      toast.error(message, { description: remedy })
      setState('idle')
    }
  }
  return {
    start: (choice) => begin(() => choice),
    deal: (scenario, bundles) =>
      begin(({ deckChoices, firstSeats, freshSeed }) => {
        const { rulebooks } = page.packs
        const decks = firstSeats(deckChoices(bundles, rulebooks, scenario.game), bundles, rulebooks, scenario.game, scenario)
        if (decks.length > 0) return { scenario, mode: usualModeOf(scenario), decks, seed: freshSeed() }
        toast.error('No decks here can be played together.', { description: 'Choose others beside Play, or build one.' })
        return undefined
      }),
    state,
  }
}
