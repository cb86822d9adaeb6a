/** What is moved by hand: a card, a seat, or the encounter deck. */
import { create } from 'zustand'

export interface ByHandState {
  /** A card's or seat's id, or `table` for the encounter deck; undefined while nothing is moved by hand. */
  readonly target: string | undefined
}

export const useByHand = create<ByHandState>(() => ({ target: undefined }))

/** Opens the moves for something; the same again closes them. */
export function moveWhat(target: string | undefined): void {
  useByHand.setState((before) => ({ target: before.target === target ? undefined : target }))
}
