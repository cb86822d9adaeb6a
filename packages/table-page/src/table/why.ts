/** The state of the panel "Why?": the card that is explained, and the explanation from the rules. */
import type { CardExplanation } from '@questwright/realm/web'
import type { TableSession } from '@questwright/session'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface WhyState {
  /** The id of the card; undefined while the panel is closed. */
  readonly card: string | undefined
  readonly told: CardExplanation | undefined
  readonly failure: string | undefined
}

const nothing: WhyState = { card: undefined, told: undefined, failure: undefined }

export class Why {
  readonly store: StoreApi<WhyState> = createStore<WhyState>(() => nothing)
  readonly #session: Pick<TableSession, 'store' | 'explainCard'>

  constructor(session: Pick<TableSession, 'store' | 'explainCard'>) {
    this.#session = session
  }

  /** Opens the explanation of a card, which is then updated after each answer. The same card again closes it. */
  ask(card: string): void {
    const { card: before } = this.store.getState()
    this.store.setState(before === card ? nothing : { ...nothing, card })
    void this.update()
  }

  /** Closes the explanation. */
  close(): void {
    this.store.setState(nothing)
  }

  /** Requests the explanation again for the current state of the table. The previous explanation stays until the new one arrives. */
  async update(): Promise<void> {
    const { card } = this.store.getState()
    if (card === undefined || this.#session.store.getState().status !== 'ready') return
    const isAsked = () => this.store.getState().card === card
    try {
      const told = await this.#session.explainCard(card)
      if (isAsked()) this.store.setState({ told, failure: undefined })
    } catch (error) {
      if (isAsked()) this.store.setState({ told: undefined, failure: error instanceof Error ? error.message : String(error) })
    }
  }
}
