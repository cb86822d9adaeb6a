/** Requests the forecast for the answer that a player is considering at a table. */
import type { ChoiceForecast, ForecastWish, Question } from '@questwright/realm/web'
import { optionsForetold, type TableSession } from '@questwright/session'
import { createStore, type StoreApi } from 'zustand/vanilla'

type Considered = { readonly question: Question; readonly chosen: ForecastWish['chosen'] | undefined; readonly pointed: string | undefined }

export interface ForesightState {
  readonly told: ChoiceForecast | undefined
}

export class Foresight {
  readonly store: StoreApi<ForesightState> = createStore<ForesightState>(() => ({ told: undefined }))
  readonly #session: Pick<TableSession, 'foresee'>
  #question: Question | undefined
  #next: Considered | undefined
  #work: 'idle' | 'asking' = 'idle'

  constructor(session: Pick<TableSession, 'foresee'>) {
    this.#session = session
  }

  /**
   * Sets the answer that is being considered. Its forecast is shown as soon as it arrives; until then, the forecast of an earlier answer to the
   * same question stays.
   */
  consider(considered: Considered): void {
    this.#next = considered
    if (this.#work === 'idle') void this.#askOn()
  }

  /**
   * Requests the forecast for the answer considered last, and repeats that until no newer one is considered. Only one request runs at a time;
   * answers considered in between are skipped.
   */
  async #askOn(): Promise<void> {
    this.#work = 'asking'
    while (this.#next) {
      const { question, chosen, pointed } = this.#next
      this.#next = undefined
      if (question !== this.#question) {
        this.#question = question
        this.store.setState({ told: undefined })
      }
      const before = this.store.getState().told
      const known = before?.options ?? {}
      const options = before ? [] : optionsForetold(question)
      const missing = pointed !== undefined && !options.includes(pointed) && !Object.hasOwn(known, pointed) ? [pointed] : []
      const wish: ForecastWish = { question: question.key, ...(chosen === undefined ? {} : { chosen }), options: [...options, ...missing] }
      // a forecast that fails is ignored: it does not affect the game
      const told = await this.#session.foresee(wish).catch(() => undefined)
      if (question !== this.#question || !told) continue
      this.store.setState({ told: { ...told, options: { ...known, ...told.options } } })
    }
    this.#work = 'idle'
  }
}
