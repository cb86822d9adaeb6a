/** The card that is explained beside the table, and the explanation from the rules. */
import type { CardExplanation } from '@questwright/realm/web'
import type { TableSession } from '@questwright/session'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface WhyState {
  /** The card's id; undefined when nothing is explained. */
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

  /** Explains a card from now on, also after answers. The same card again ends it. */
  ask(card: string): void {
    const { card: before } = this.store.getState()
    this.store.setState(before === card ? nothing : { ...nothing, card })
    void this.update()
  }

  /** Explains nothing any more. */
  close(): void {
    this.store.setState(nothing)
  }

  /** Asks anew, for the table as it is now. The last answer stays until the new one comes. */
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
