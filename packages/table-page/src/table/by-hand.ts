/** The target of moves by hand: a card, a seat, or the table. */
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ByHandState {
  /** A card's or seat's id, or `table` for zones and values without an owner; undefined while nothing is moved by hand. */
  readonly target: string | undefined
}

export class ByHand {
  readonly store: StoreApi<ByHandState> = createStore<ByHandState>(() => ({ target: undefined }))

  /** Opens the moves for something; the same again closes them. */
  show(target: string | undefined): void {
    this.store.setState((before) => ({ target: before.target === target ? undefined : target }))
  }

  close(): void {
    this.store.setState({ target: undefined })
  }
}
