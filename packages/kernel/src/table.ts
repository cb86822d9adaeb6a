import { MEMORY, PLACES, reads } from './aspects.ts'
import { BOARD, type Card, type CardState, rawState } from './card.ts'
import type { CardDefinition, Library } from './definition.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Setup } from './door.ts'
import type { Happening } from './happening.ts'
import { Instruments } from './instruments.ts'
import type { Bag, CardPlace } from './journal.ts'
import { canonical, copyIn, type Json, type JsonObject, sameJson, sizeOf } from './json.ts'
import { LARGEST_NUMBER, MOST_CARDS, nameIn, TooMuch, WrongValue } from './limits.ts'
import { unknownName } from './nearest.ts'
import { PIECE } from './piece.ts'
import { GameRecord, type History } from './record.ts'
import { refuseGrowth } from './refuse-growth.ts'
import { Registry } from './registry.ts'
import type { Ruleset } from './ruleset.ts'
import { Run, type Running } from './run.ts'
import { TableState } from './state.ts'
import { rulesetFor } from './system.ts'
import { listOf, Zone, type ZoneSpec } from './zone.ts'

/** Fields whose change may reveal a card to a seat. */
const SHOWING: ReadonlySet<string> = new Set(['face', 'seenBy'])

/**
 * The table of one game, made of three parts: its state (cards and zones), the run that plays at it, and the instruments that watch and count. It is the
 * only way to change the state: each change is judged by what the run allows.
 */
export class Table {
  readonly ruleset: Ruleset
  readonly library: Library
  readonly setup: Setup
  readonly dice: Dice
  readonly happening: Happening
  /** The seed with which the game began; new dice change `seed`, not this. */
  firstSeed = ''
  readonly state: TableState
  run: Run
  /** Only `playWith` replaces them. */
  instruments: Instruments
  /** Index of the active parts of cards. Derived from the state. */
  readonly registry: Registry
  // copies of references that the state holds: these are read so often that one more property access would cost time
  readonly cards: readonly Card[]
  readonly seats: readonly Card[]
  readonly zones: ReadonlyMap<string, Zone>
  readonly #byId: ReadonlyMap<string, Card>
  readonly board: Card

  constructor(
    ruleset: Ruleset,
    library: Library,
    setup: Setup,
    happening: Happening,
    history: History = 'kept',
    instruments: Instruments = new Instruments(),
  ) {
    this.happening = happening
    this.ruleset = rulesetFor(ruleset, library, setup)
    this.library = library
    this.setup = setup
    this.dice = diceOf(setup)
    this.run = new Run(new GameRecord(history))
    this.instruments = instruments
    this.state = new TableState(instruments.counters, ruleset)
    this.cards = this.state.cards
    this.seats = this.state.seats
    this.zones = this.state.zones
    this.#byId = this.state.byId
    this.registry = new Registry(this)
    this.state.listenWith(this.registry)
    for (const [name, spec] of Object.entries(this.ruleset.zones.table)) this.addZone(name, name, spec, null, null)
    const nowhere = this.addZone('kernel', 'kernel', { visibility: 'nobody', play: 'out' }, null, null)
    this.board = this.addCard(BOARD, PIECE, nowhere)
  }

  /** The record of the run: its inputs, story lines and faults. */
  get record(): GameRecord {
    return this.run.record
  }

  /** Sets the run and the instruments from now on. To continue as before, call it with the former ones. */
  playWith(run: Run, instruments: Instruments): void {
    this.run = run
    this.instruments = instruments
    this.state.counters = instruments.counters
  }

  // ── pieces ──────────────────────────────────────────────

  addZone(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null): Zone {
    const zone = new Zone(id, name, spec, seatName, host)
    this.state.addZone(zone)
    return zone
  }

  /** Zones that were made on a card. */
  zonesHostedBy(card: Card): readonly Zone[] {
    reads(PLACES)
    return this.state.zonesHostedBy(card)
  }

  /** Creates a card at the end of a zone. */
  addCard(id: string, definition: CardDefinition, zone: Zone, Kind: Ruleset['Card'] = this.ruleset.Card): Card {
    if (this.#byId.has(id)) throw new Error(`two cards have the id ${id}`)
    if (this.cards.length >= MOST_CARDS) throw new TooMuch(`a game has ${MOST_CARDS} cards at most, and ${id} would be one more`)
    this.#aboutToChange()
    this.instruments.onWrite?.(`new card ${id}`)
    const card = new Kind(id, this.cards.length, definition, zone)
    this.state.create(card, zone)
    return card
  }

  findCard(id: string): Card | undefined {
    reads(PLACES)
    return this.#byId.get(id)
  }

  /** The seat with that id. Not recorded as a read: seats exist from the beginning and are never removed. */
  findSeat(id: string): Card | undefined {
    for (let i = 0; i < this.seats.length; i++) if ((this.seats[i] as Card).id === id) return this.seats[i]
    return undefined
  }

  /** Whether this is a card of this game: not of another game, and no object of the same shape. */
  has(card: unknown): card is Card {
    return typeof card === 'object' && card !== null && this.cards[(card as Card).n] === card
  }

  card(id: string): Card {
    const card = this.#byId.get(id)
    if (!card) throw new Error(`there is no card with the id ${id}`)
    return card
  }

  /** The zone with that id, if it exists: zones on cards are created on demand. */
  findZone(id: string): Zone | undefined {
    reads(PLACES)
    return this.zones.get(id)
  }

  zone(id: string): Zone {
    const zone = this.zones.get(id)
    if (!zone) throw new Error(unknownName(id, 'zone', this.zones.keys()))
    return zone
  }

  /** The zone of that name on a card; created on demand. */
  zoneOn(host: Card, name: string): Zone {
    const id = `${host.id}/${name}`
    const zone = this.zones.get(id)
    if (zone) return zone
    const spec = this.ruleset.zones.card[name]
    if (!spec) throw new Error(unknownName(name, 'zone on a card', Object.keys(this.ruleset.zones.card)))
    return this.addZone(id, name, spec, null, host)
  }

  // ── writes ──────────────────────────────────────────────

  #aboutToChange(): void {
    const { run } = this
    // a restriction must fail with its own error, even if the latch is set because a question is pending
    if (run.mode === 'restriction') run.onChange?.()
    if (run.latch) throw run.latch
    run.onChange?.()
  }

  /** The state of a card. @throws Error for a card of another game */
  #owns(card: Card): CardState {
    const state = rawState(card)
    if (this.cards[card.n] !== card) throw new Error(`${card.id} is no card of this game`)
    return state
  }

  /**
   * The only way to change a card's state. Data is copied.
   * @throws NotJson when the value is no plain data
   * @throws TooMuch when a script exceeds the limit of the card or of the table
   * @throws Error for a card of another game, and for the name `__proto__`
   */
  write(card: Card, bag: Bag, name: string, given: Json | undefined): void {
    const state = this.#owns(card)
    if (name === '__proto__') throw new WrongValue('nothing can be kept under the name "__proto__"; choose another')
    const values = state[bag] as { [name: string]: Json | undefined }
    const { script, supposing } = this.run
    if (script !== undefined) nameIn(name, 'the name of a value on a card')
    const old = values[name]
    if (old === given) return
    const value = given === undefined ? undefined : copyIn(given)
    if (typeof old === 'object' && sameJson(old, value)) return
    if (script !== undefined && bag === 'tokens' && typeof value === 'number' && value > LARGEST_NUMBER)
      throw new TooMuch(`${card.id} would have ${value} of "${name}"; ${LARGEST_NUMBER} is the most`)
    if (script !== undefined) refuseGrowth(state, name, sizeOf(value) - sizeOf(old), this.state.size)
    if (supposing && bag === 'fields' && SHOWING.has(name)) supposing.beforeShown(card)
    this.#aboutToChange()
    this.instruments.onWrite?.(`${card.id} ${bag}.${name} = ${canonical(value)}`)
    const shown = bag === 'fields' && SHOWING.has(name) ? this.instruments.learning?.aboutToShow(card) : undefined
    this.state.set(state, bag, name, old, value)
    shown?.()
  }

  /** Kernel only: stores the kernel's own, deeply frozen data on the table, without copying or validating it. */
  setOwnNote(name: string, value: Json): void {
    const state = rawState(this.board)
    const old = state.memory[name]
    if (sameJson(old, value)) return
    this.#aboutToChange()
    this.instruments.onWrite?.(`${this.board.id} memory.${name} = ${canonical(value)}`)
    this.state.set(state, 'memory', name, old, value)
  }

  /** Puts a card into a zone, to the top or at an index from the bottom. */
  move(card: Card, to: Zone, index: number = to.size): void {
    this.#owns(card)
    if (card === this.board || this.seats.includes(card)) throw new WrongValue('the table and the players are no cards that can be moved')
    const { zone: from } = rawState(card)
    if (from === to && listOf(from).indexOf(card) === (index === to.size ? index - 1 : index)) return
    this.run.supposing?.beforeMove(card, to)
    this.#aboutToChange()
    this.instruments.onWrite?.(`${card.id} to ${to.id} ${index}`)
    const at = listOf(from).indexOf(card)
    const shown = this.instruments.learning?.aboutToShow(card)
    this.state.remove(from, at)
    this.state.insert(to, from === to && index > at ? index - 1 : index, card)
    shown?.()
  }

  /** Reorders the cards of a zone. */
  arrange(zone: Zone, order: readonly Card[]): void {
    const { latch } = this.run
    if (latch) throw latch
    const list = listOf(zone)
    if (order.length !== list.length || order.some((card) => rawState(card).zone !== zone) || new Set(order).size !== order.length)
      throw new Error(`the new order of ${zone.id} has other cards`)
    if (order.every((card, i) => card === list[i])) return
    this.#aboutToChange()
    this.instruments.onWrite?.(`order of ${zone.id}: ${order.map((card) => card.id).join(' ')}`)
    this.state.arrange(zone, order)
  }

  /**
   * Lets cards change places. For forks only: journal and state hash are not updated, so the fork must move the cards back.
   * @param places the places of these cards, those of one zone one after the other
   * @param cards the same cards, each at the index of its new place
   * @throws Error outside of a fork
   */
  exchange(places: readonly CardPlace[], cards: readonly Card[]): void {
    const { latch, record } = this.run
    if (record.history !== 'journal') throw new Error('only a fork may exchange cards without the journal')
    if (latch) throw latch
    this.state.exchange(places, cards)
  }

  // ── notes of the kernel, kept in the table's own memory ─

  note(name: string): Json | undefined {
    reads(MEMORY)
    return rawState(this.board).memory[name]
  }

  setNote(name: string, value: Json | undefined): void {
    this.write(this.board, 'memory', name, value)
  }

  get seed(): string {
    return this.note('seed') as string
  }

  /** The innermost running ability or step. */
  get doing(): Running | undefined {
    const { running } = this.run
    return running[running.length - 1]
  }

  notes(): JsonObject {
    reads(MEMORY)
    return rawState(this.board).memory
  }
}
