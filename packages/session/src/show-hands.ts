/** While hands are hidden, actions that would show all of them ask for permission first. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameStore } from './game-state.ts'

export interface ShowHandsState {
  /** The label of the button; undefined while no permission is being asked. */
  readonly button: string | undefined
}

export class ShowHands {
  readonly store: StoreApi<ShowHandsState> = createStore<ShowHandsState>(() => ({ button: undefined }))
  readonly #game: GameStore
  #waiting: ((allowed: boolean) => void) | undefined
  /** The position for which it was allowed: further actions at the same decision do not ask again. */
  #allowedFor: string | undefined

  constructor(game: GameStore) {
    this.#game = game
  }

  /**
   * Whether every hand of the running game may be shown on this screen: with open hands always; with hidden hands if the user agrees, once
   * for each position.
   * @param button the label of the button that allows it
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

  /** The user's answer; without a question nothing happens. */
  answer(answer: 'yes' | 'no'): void {
    const asked = this.#waiting
    this.#waiting = undefined
    this.store.setState({ button: undefined })
    asked?.(answer === 'yes')
  }
}
