/** The session of a page with one table. */
import type { CardExplanation, ChoiceForecast, ComingEffect, ForecastWish, GameFile, HeardMoment, Realm } from '@questwright/realm/web'
import { createGameStore, type GameStore } from './game-state.ts'
import { Hands } from './hands.ts'
import { Keeping } from './keeping.ts'
import { Lines } from './lines.ts'
import { LiveEdit } from './live-edit.ts'
import { Opening } from './opening.ts'
import { Playing } from './playing.ts'
import type { Engine, SessionPorts, Shelf } from './ports.ts'
import { type Running, RunningTable } from './running.ts'
import { SpareRealm } from './spare-realm.ts'

/**
 * A table on a page: the running game, its lines, its saved state, and live edits. A page may have several, which are independent. The
 * session reaches the table through a `TablePort`; pages read the store.
 */
export class TableSession {
  readonly store: GameStore
  readonly playing: Playing
  readonly lines: Lines
  readonly hands: Hands
  readonly opening: Opening
  readonly liveEdit: LiveEdit
  readonly shelf: Shelf
  readonly #table: RunningTable

  /** @param store the store of this table only; a page that shows the state before the rules are loaded provides its own */
  constructor(ports: SessionPorts, store: GameStore = createGameStore()) {
    const table = new RunningTable(store, ports)
    const keeping = new Keeping(table)
    const spare = new SpareRealm(ports.openRealm)
    this.#table = table
    this.store = store
    this.shelf = ports.shelf
    this.hands = new Hands(table)
    this.lines = new Lines(table, keeping, this.hands)
    this.playing = new Playing(table, keeping, this.hands, this.lines)
    const parts = { keeping, hands: this.hands, lines: this.lines, playing: this.playing, spare }
    this.opening = new Opening(table, parts)
    this.liveEdit = new LiveEdit(table, { ...parts, opening: this.opening })
  }

  /** The running game; undefined while there is none. */
  get running(): Running | undefined {
    return this.#table.running
  }

  /** Opens another realm of the kind in which this table runs. */
  openRealm(engine: Engine): Promise<Realm> {
    return this.#table.ports.openRealm(engine)
  }

  /**
   * Explains why a card's numbers are what they are, and why its abilities are offered or not. @throws MachineError for a card that is not
   * on the table, or that is hidden
   */
  async explainCard(card: string): Promise<CardExplanation | undefined> {
    return this.running?.table.why(card)
  }

  /** Lists the effects that end or happen at the end of the phase and the round. */
  async whatComes(): Promise<readonly ComingEffect[]> {
    return (await this.running?.table.coming()) ?? []
  }

  /** The events that abilities heard after the last answers, and why the abilities were not offered. */
  async whatWasHeard(answers: number): Promise<readonly HeardMoment[]> {
    return (await this.running?.table.heard(answers)) ?? []
  }

  /** Forecasts of answers to the pending question. @returns undefined if the viewer is not asked */
  async foresee(wish: ForecastWish): Promise<ChoiceForecast | undefined> {
    return this.running?.table.forecast(wish)
  }

  /** The game as a file; undefined at a table in another process. */
  async gameFile(): Promise<GameFile | undefined> {
    return this.running?.held?.holder.save()
  }
}
