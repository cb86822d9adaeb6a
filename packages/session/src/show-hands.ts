/** While hands are hidden, actions that show all of them ask first. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameStore } from './game-state.ts'

export interface ShowHandsState {
  /** The label of the button; undefined while no question is pending. */
  readonly button: string | undefined
}

export class ShowHands {
  readonly store: StoreApi<ShowHandsState> = createStore<ShowHandsState>(() => ({ button: undefined }))
  readonly #game: GameStore
  #waiting: ((allowed: boolean) => void) | undefined
  /** The position for which it was allowed: what follows at the same decision is not asked again. */
  #allowedFor: string | undefined

  constructor(game: GameStore) {
    this.#game = game
  }

  /**
   * Whether every hand of the running game may be shown on this screen: with open hands always; with hidden ones when the person says
   * so, once for each position.
   * @param button what the button that allows it says
   */
  may(button: string): Promise<boolean> {
    const { hands, status, game, position: stands } = this.#game.getState()
    const position = `${game} ${stands}`
    if (hands === 'open' || status === 'none' || this.#allowedFor === position) return Promise.resolve(true)
    this.answer('no')
    this.store.setState({ button })
    return new Promise((resolve) => {
      this.#waiting = (allowed) => {
        if (allowed) this.#allowedFor = position
        resolve(allowed)
      }
    })
  }

  /** The person's answer; without a question nothing happens. */
  answer(answer: 'yes' | 'no'): void {
    const asked = this.#waiting
    this.#waiting = undefined
    this.store.setState({ button: undefined })
    asked?.(answer === 'yes')
  }
}
