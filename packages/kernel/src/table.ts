import { MEMORY, PLACES, reads } from './aspects.ts'
import { BOARD, type Card, type CardState, rawState } from './card.ts'
import type { Checkpoint } from './checkpoint.ts'
import { atTable } from './current-table.ts'
import type { CardDefinition, Library } from './definition.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Fault, Input, Place, SeatName, Sentence, Setup, WordsReference } from './door.ts'
import type { Occurrence } from './event.ts'
import type { Explorer } from './explore.ts'
import type { Supposition } from './foresight.ts'
import type { Happening } from './happening.ts'
import { hexOf } from './hash.ts'
import type { Bag, Change, ZoneOrder } from './journal.ts'
import { canonical, copyIn, type Json, type JsonObject, sameJson, sizeOf } from './json.ts'
import type { Watcher } from './lanes.ts'
import { LARGEST_NUMBER, MOST_CARDS, nameIn, TooMuch, WrongValue } from './limits.ts'
import { unknownName } from './nearest.ts'
import type { Narrowing } from './payment.ts'
import { PIECE } from './piece.ts'
import { refuseGrowth } from './refuse-growth.ts'
import { Registry } from './registry.ts'
import type { MetRepair } from './repaired.ts'
import type { Ruleset } from './ruleset.ts'
import { type Answerer, type Counters, type Decision, freshCounters, type Running } from './run.ts'
import { hashFromNothing, hashOfName, hashOfPlace, hashOfValue, secondHalf } from './state-hash.ts'
import type { StoryLine } from './story.ts'
import { beforeMove, beforeShown } from './supposition.ts'
import { rulesetFor } from './system.ts'
import type { EndOfSupposition, GameOver, ScriptFault, Suspend } from './unwind.ts'
import { listOf, stampZone, Zone, type ZoneSpec } from './zone.ts'

/** Notes of the driver that no rule reads. */
function isQuiet(note: string): boolean {
  return note === 'cursor' || note.startsWith('chance ')
}

/** Fields of the aspect `LOOKS`. */
const LOOKING: ReadonlySet<string> = new Set(['side', 'face', 'as', 'owner', 'controller'])

/** Fields whose change may reveal a card to a seat. */
const SHOWING: ReadonlySet<string> = new Set(['face', 'seenBy'])

/** The table of one game. Its state is its cards and zones; everything else is derived, or belongs to the run. */
export class Table {
  readonly ruleset: Ruleset
  readonly library: Library
  readonly setup: Setup
  readonly dice: Dice
  readonly happening: Happening
  /** The seed with which the game began; new dice change `seed`, not this. */
  firstSeed = ''
  readonly inputs: Input[] = []
  /** The state hash before each input was consumed. */
  readonly hashes: string[] = []
  /** The place in the game at which each input was consumed. */
  readonly places: Place[] = []
  readonly cards: Card[] = []
  readonly #byId = new Map<string, Card>()
  readonly zones = new Map<string, Zone>()
  readonly #hosted = new Map<Card, Zone[]>()
  readonly registry: Registry
  /** Incremented by every write, never reset by a roll-back. Not state. */
  clock = 1
  /** The clock of the last write that a stat or a restriction could read. */
  world = 1
  /** The clock of the last write that moved or turned a card. */
  placed = 1
  /** The clocks of the last writes to the other aspects. */
  looksAt = 1
  fieldsAt = 1
  tokensAt = 1
  memoryAt = 1
  /** Derived: cache of the cards in play, valid until a card is moved or turned. */
  inPlay: { readonly placed: number; readonly cards: readonly Card[] } = { placed: 0, cards: [] }
  /** The seats, in the order in which they were added. */
  readonly seats: Card[] = []
  /** Fields that decide which cards rest. */
  readonly #restReads: ReadonlySet<string> | undefined
  #hashA = 0
  #hashB = 0
  /** The size of the data on all cards, in the unit of the limits. */
  #size = 0
  journal: Change[] = []
  story: StoryLine[] = []
  /** The seats that had a chance to act and were not asked because they could only pass, in order. Not state. */
  readonly silent: SeatName[] = []
  /** Repaired rules that have affected this game, in order. */
  repaired: MetRepair[] = []
  checkpoint: Checkpoint = { journal: 0, story: 0, silent: 0, inputs: 0, repaired: 0, hash: [0, 0] }
  /** Earlier checkpoints, for undo. Empty when the table keeps no history. */
  checkpoints: Checkpoint[] = []
  /** `kept`: all checkpoints, for undo; `dropped`: only the last one; `journal`: the journal without checkpoints, while a fork is played. */
  history: 'kept' | 'dropped' | 'journal'
  answerer: Answerer | undefined
  // the run
  /** Cards that the pending question shows its chooser: see `showOffered`. */
  offered: readonly Card[] = []
  latch: Suspend | GameOver | ScriptFault | EndOfSupposition | undefined
  running: Running[] = []
  occurrences: Occurrence[] = []
  mode: 'play' | 'probe' | 'restriction' = 'play'
  /** The name of the innermost running script. */
  script: string | undefined
  /** How many inputs the run has consumed. */
  consumed = 0
  trace: Decision[] = []
  traced = 0
  trusted: readonly Decision[] = []
  asked = new Map<string, number>()
  /** Keys that scripts have used so far, by sort, script and key. Not state: an undo keeps it. */
  readonly named = new Map<string, WordsReference>()
  /** Set when a recorded input did not fit the question that was met. */
  mismatch: { readonly input: number; readonly why: Sentence } | undefined
  explorer: Explorer | undefined
  /** While one of several prices is paid: narrows its questions, without the payments of earlier prices and the needs of later ones. */
  narrows: Narrowing | undefined
  /** The running forecast, if any. */
  supposing: Supposition | undefined
  /** Whether an ability is choosing its targets: if there are none, it ends. */
  targeting = false
  touched = new Set<Card>()
  touchEverything = false
  /** Called with the first real change while probing. */
  onChange: (() => never) | undefined
  /** In strict mode: called with each change, question and story line. */
  onWrite: ((what: string) => void) | undefined
  /** In strict mode: called with the return value of each script. */
  onAnswer: ((ability: string, answer: unknown) => void) | undefined
  /** In strict mode `on`: cached stats are computed again and compared. */
  doubts: 'on' | 'off' = 'off'
  /** Observer of the lanes, for explanations. */
  watch: Watcher | undefined
  /** Results of dice that a scene fixes, by name. */
  rigs: { readonly [name: string]: readonly number[] | undefined } = {}
  readonly usedRigs = new Set<string>()
  faults: Fault[] = []
  /** Parts that failed in views and explanations: the last fault of each. Not state. */
  readonly failedLooks = new Map<string, ScriptFault>()
  counters: Counters = freshCounters()
  readonly board: Card

  constructor(ruleset: Ruleset, library: Library, setup: Setup, happening: Happening, history: 'kept' | 'dropped' = 'kept') {
    this.happening = happening
    this.ruleset = rulesetFor(ruleset, library, setup)
    this.library = library
    this.setup = setup
    this.dice = diceOf(setup)
    this.history = history
    this.registry = new Registry(this)
    this.#restReads = ruleset.rest && new Set(ruleset.rest.reads)
    for (const [name, spec] of Object.entries(this.ruleset.zones.table)) this.addZone(name, name, spec, null, null)
    const nowhere = this.addZone('kernel', 'kernel', { visibility: 'nobody', play: 'out' }, null, null)
    this.board = this.addCard(BOARD, PIECE, nowhere)
  }

  // ── pieces ──────────────────────────────────────────────

  addZone(id: string, name: string, spec: ZoneSpec, seatName: string | null, host: Card | null): Zone {
    const zone = new Zone(id, name, spec, seatName, host)
    this.zones.set(id, zone)
    if (host) this.#hosted.set(host, [...this.zonesHostedBy(host), zone])
    return zone
  }

  /** Zones that were made on a card. */
  zonesHostedBy(card: Card): readonly Zone[] {
    reads(PLACES)
    return this.#hosted.get(card) ?? NO_ZONES
  }

  /** Creates a card at the end of a zone. */
  addCard(id: string, definition: CardDefinition, zone: Zone, Kind: Ruleset['Card'] = this.ruleset.Card): Card {
    if (this.#byId.has(id)) throw new Error(`two cards have the id ${id}`)
    if (this.cards.length >= MOST_CARDS) throw new TooMuch(`a game has ${MOST_CARDS} cards at most, and ${id} would be one more`)
    this.#aboutToChange()
    this.onWrite?.(`new card ${id}`)
    const card = new Kind(id, this.cards.length, definition, zone)
    this.cards.push(card)
    this.#byId.set(id, card)
    this.journal.push({ op: 'create', card })
    this.insert(zone, zone.size, card)
    return card
  }

  findCard(id: string): Card | undefined {
    reads(PLACES)
    return this.#byId.get(id)
  }

  /** The seat with that id. It is recorded as no read: seats exist from the beginning and are never removed. */
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
    // a restriction must fail as one, even while a question is pending and the latch is set
    if (this.mode === 'restriction') this.onChange?.()
    if (this.latch) throw this.latch
    this.onChange?.()
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
    if (this.script !== undefined) nameIn(name, 'what is noted on a card')
    const old = values[name]
    if (old === given) return
    const value = given === undefined ? undefined : copyIn(given)
    if (typeof old === 'object' && sameJson(old, value)) return
    if (this.script !== undefined && bag === 'tokens' && typeof value === 'number' && value > LARGEST_NUMBER)
      throw new TooMuch(`${card.id} would bear ${value} of "${name}"; ${LARGEST_NUMBER} is the most`)
    if (this.script !== undefined) refuseGrowth(state, name, sizeOf(value) - sizeOf(old), this.#size)
    if (this.supposing && bag === 'fields' && SHOWING.has(name)) beforeShown(this, card)
    this.#aboutToChange()
    if (this.onWrite) this.onWrite(`${card.id} ${bag}.${name} = ${canonical(value)}`)
    this.journal.push({ op: 'set', state, bag, name, old })
    this.#put(state, bag, name, old, value)
  }

  /** Kernel only: stores the kernel's own, deeply frozen data on the table, without copying or validating it. */
  setOwnNote(name: string, value: Json): void {
    const state = rawState(this.board)
    const old = state.memory[name]
    if (sameJson(old, value)) return
    this.#aboutToChange()
    if (this.onWrite) this.onWrite(`${this.board.id} memory.${name} = ${canonical(value)}`)
    this.journal.push({ op: 'set', state, bag: 'memory', name, old })
    this.#put(state, 'memory', name, old, value)
  }

  #put(state: CardState, bag: Bag, name: string, old: Json | undefined, value: Json | undefined): void {
    const values = state[bag] as { [name: string]: Json | undefined }
    const place = hashOfName(state, bag, name)
    if (old !== undefined) this.#hash(hashOfValue(place, old), -1)
    if (value !== undefined) this.#hash(hashOfValue(place, value), 1)
    if (value === undefined) delete values[name]
    else values[name] = value
    const more = sizeOf(value) - sizeOf(old) + (value === undefined ? -name.length : old === undefined ? name.length : 0)
    state.size += more
    this.#size += more
    this.counters.writes++
    state.version = ++this.clock
    if (state.card === this.board && bag === 'memory') {
      if (!isQuiet(name)) {
        this.world = this.clock
        this.memoryAt = this.clock
      }
      this.registry.noteChanged(name)
      return
    }
    this.world = this.clock
    this.touched.add(state.card)
    if (bag === 'tokens') this.tokensAt = this.clock
    else if (bag === 'memory') this.memoryAt = this.clock
    else {
      if (LOOKING.has(name)) {
        this.looksAt = this.clock
        this.registry.changed(state.card)
      } else this.fieldsAt = this.clock
      if (name === 'face') this.placed = this.clock
      if (this.#restReads?.has(name)) {
        this.placed = this.clock
        this.registry.turned(state.card)
      }
    }
  }

  /** Adds a piece of state to the hash, or removes it. */
  #hash(piece: number, sign: 1 | -1): void {
    this.#hashA = (this.#hashA + sign * piece) | 0
    this.#hashB = (this.#hashB + sign * secondHalf(piece)) | 0
  }

  #hashPlace(zone: Zone, index: number, card: Card, sign: 1 | -1): void {
    this.#hash(hashOfPlace(zone, index, card), sign)
  }

  /** Puts a card into a zone, to the top or at an index from the bottom. */
  move(card: Card, to: Zone, index: number = to.size): void {
    this.#owns(card)
    if (card === this.board || this.seats.includes(card)) throw new WrongValue('the table and the players are no cards that can be moved')
    const { zone: from } = rawState(card)
    if (from === to && listOf(from).indexOf(card) === (index === to.size ? index - 1 : index)) return
    if (this.supposing) beforeMove(this, card, to)
    this.#aboutToChange()
    if (this.onWrite) this.onWrite(`${card.id} to ${to.id} ${index}`)
    const at = listOf(from).indexOf(card)
    this.remove(from, at)
    this.insert(to, from === to && index > at ? index - 1 : index, card)
  }

  private insert(zone: Zone, index: number, card: Card): void {
    this.journal.push({ op: 'insert', zone, index })
    this.#insertAt(zone, index, card)
  }

  private remove(zone: Zone, index: number): void {
    this.journal.push({ op: 'remove', zone, index, card: listOf(zone)[index] as Card })
    this.#removeAt(zone, index)
  }

  #insertAt(zone: Zone, index: number, card: Card): void {
    const list = listOf(zone)
    for (let i = index; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, -1)
    if (index === list.length) list.push(card)
    else list.splice(index, 0, card)
    for (let i = index; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, 1)
    const state = rawState(card)
    state.zone = zone
    this.#moved(zone, state)
  }

  #removeAt(zone: Zone, index: number): void {
    const list = listOf(zone)
    const card = list[index] as Card
    for (let i = index; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, -1)
    if (index === list.length - 1) list.pop()
    else list.splice(index, 1)
    for (let i = index; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, 1)
    this.#moved(zone, rawState(card))
  }

  #moved(zone: Zone, state: CardState): void {
    this.counters.writes++
    state.version = ++this.clock
    this.world = this.clock
    this.placed = this.clock
    stampZone(zone, this.clock)
    this.touched.add(state.card)
    if (zone.host) this.touched.add(zone.host)
    this.registry.changed(state.card)
  }

  /** Reorders the cards of a zone. */
  arrange(zone: Zone, order: readonly Card[]): void {
    if (this.latch) throw this.latch
    const list = listOf(zone)
    if (order.length !== list.length || order.some((card) => rawState(card).zone !== zone) || new Set(order).size !== order.length)
      throw new Error(`the new order of ${zone.id} has other cards`)
    if (order.every((card, i) => card === list[i])) return
    this.#aboutToChange()
    if (this.onWrite) this.onWrite(`order of ${zone.id}: ${order.map((card) => card.id).join(' ')}`)
    this.journal.push({ op: 'arrange', zone, old: list.slice() })
    this.#arrange(zone, order)
  }

  #arrange(zone: Zone, order: readonly Card[]): void {
    const list = listOf(zone)
    for (let i = 0; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, -1)
    for (let i = 0; i < order.length; i++) list[i] = order[i] as Card
    for (let i = 0; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, 1)
    this.counters.writes++
    this.world = ++this.clock
    this.placed = this.clock
    stampZone(zone, this.clock)
  }

  /**
   * Redistributes the cards of some zones: each zone keeps its number of cards, and together they keep the same cards. For forks only: journal and
   * state hash are not updated, so the fork must move the cards back.
   * @throws Error outside of a fork
   */
  exchange(lists: readonly ZoneOrder[]): void {
    if (this.history !== 'journal') throw new Error('cards change places unseen in a fork only')
    if (this.latch) throw this.latch
    for (const { zone, order } of lists) {
      const list = listOf(zone)
      for (let i = 0; i < order.length; i++) {
        const card = order[i] as Card
        if (list[i] === card) continue
        list[i] = card
        const state = rawState(card)
        if (state.zone === zone) continue
        state.zone = zone
        state.version = ++this.clock
        this.touched.add(card)
        this.registry.changed(card)
      }
      this.counters.writes++
      this.world = ++this.clock
      this.placed = this.clock
      stampZone(zone, this.clock)
    }
  }

  /** Undoes every change since the mark. Versions still go up. */
  rollBack(mark: number): void {
    const { journal } = this
    while (journal.length > mark) {
      const change = journal.pop() as Change
      switch (change.op) {
        case 'set':
          this.#put(change.state, change.bag, change.name, change.state[change.bag][change.name], change.old)
          break
        case 'insert':
          this.#removeAt(change.zone, change.index)
          break
        case 'remove':
          this.#insertAt(change.zone, change.index, change.card)
          break
        case 'arrange':
          this.#arrange(change.zone, change.old)
          break
        case 'create':
          this.cards.pop()
          if (this.seats[this.seats.length - 1] === change.card) this.seats.pop()
          this.#byId.delete(change.card.id)
          this.registry.forget(change.card)
          break
      }
    }
    // at this table: whether a part is active may depend on its state
    atTable(this, () => this.registry.settle())
    this.touched.clear()
    this.touchEverything = false
  }

  // ── hashes ──────────────────────────────────────────────

  /** The size of the data on all cards, in the unit of the limits. */
  get size(): number {
    return this.#size
  }

  get hash(): string {
    return hexOf(this.#hashA, this.#hashB)
  }

  /** The two halves of `hash`. */
  get hashHalves(): readonly [high: number, low: number] {
    return [this.#hashA, this.#hashB]
  }

  /** The hash computed from scratch: `hash` must always equal it. */
  fullHash(): string {
    return hashFromNothing(this.cards, this.zones.values())
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
    return this.running[this.running.length - 1]
  }

  notes(): JsonObject {
    reads(MEMORY)
    return rawState(this.board).memory
  }
}

const NO_ZONES: readonly Zone[] = Object.freeze([])
