/** While hands are hidden, whatever lays them all open asks first. */
import { create } from 'zustand'
import { getGame } from './game-state.ts'

export interface ShowHandsState {
  /** What is to be done, as the button says it; undefined while nothing is asked. */
  readonly deed: string | undefined
}

export const useShowHands = create<ShowHandsState>(() => ({ deed: undefined }))

let waiting: ((allowed: boolean) => void) | undefined
/** The position for which it was allowed: what follows at the same decision is not asked again. */
let allowedFor: string | undefined

/**
 * Whether every hand of the running game may be shown to whoever looks at this screen: with open hands always; with hidden ones when the person says
 * so, once for each position.
 * @param deed what the button that allows it says
 */
export function mayShowHands(deed: string): Promise<boolean> {
  const { hands, status, seed, hash } = getGame()
  const position = `${seed} ${hash}`
  if (hands === 'open' || status === 'none' || allowedFor === position) return Promise.resolve(true)
  answerShowHands('no')
  useShowHands.setState({ deed })
  return new Promise((resolve) => {
    waiting = (allowed) => {
      if (allowed) allowedFor = position
      resolve(allowed)
    }
  })
}

/** The person's answer; without a question nothing happens. */
export function answerShowHands(answer: 'yes' | 'no'): void {
  const asked = waiting
  waiting = undefined
  useShowHands.setState({ deed: undefined })
  asked?.(answer === 'yes')
}
