/** The state of the panel with effects that will occur, or that have just occurred. */
import type { ComingEffect, HeardMoment } from '@questwright/realm/web'
import type { TableSession } from '@questwright/session'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface ComingState {
  readonly shown: 'nothing' | 'coming' | 'heard'
  readonly coming: readonly ComingEffect[] | undefined
  readonly heard: readonly HeardMoment[] | undefined
  /** The number of last answers whose effects are shown. */
  readonly back: number
  readonly failure: string | undefined
}

const nothing: ComingState = { shown: 'nothing', coming: undefined, heard: undefined, back: 1, failure: undefined }

export class Coming {
  readonly store: StoreApi<ComingState> = createStore<ComingState>(() => nothing)
  readonly #session: Pick<TableSession, 'store' | 'whatComes' | 'whatWasHeard'>

  constructor(session: Pick<TableSession, 'store' | 'whatComes' | 'whatWasHeard'>) {
    this.#session = session
  }

  /**
   * Shows the effects that will occur, or those of the last answers; `nothing` closes the panel.
   * @param back how many of the last answers
   */
  show(shown: ComingState['shown'], back = 1): void {
    this.store.setState({ ...nothing, shown, back })
    void this.update()
  }

  /** Requests the effects again for the current state of the table. */
  async update(): Promise<void> {
    const { shown, back } = this.store.getState()
    if (shown === 'nothing' || this.#session.store.getState().status !== 'ready') return
    const isAsked = () => this.store.getState().shown === shown && this.store.getState().back === back
    try {
      if (shown === 'coming') {
        const coming = await this.#session.whatComes()
        if (isAsked()) this.store.setState({ coming, failure: undefined })
      } else {
        const heard = await this.#session.whatWasHeard(back)
        if (isAsked()) this.store.setState({ heard, failure: undefined })
      }
    } catch (error) {
      if (isAsked()) this.store.setState({ failure: error instanceof Error ? error.message : String(error) })
    }
  }
}
