/** The state of the panel for moves by hand: which card, seat or table it moves. */
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ByHandState {
  /** The id of a card or seat, or `table` for zones and values that belong to no seat; undefined while the panel is closed. */
  readonly target: string | undefined
}

export class ByHand {
  readonly store: StoreApi<ByHandState> = createStore<ByHandState>(() => ({ target: undefined }))

  /** Opens the panel for this card, seat or table; the same target again closes it. */
  show(target: string | undefined): void {
    this.store.setState((before) => ({ target: before.target === target ? undefined : target }))
  }

  close(): void {
    this.store.setState({ target: undefined })
  }
}
