import { type Card, type CardState, rawState } from './card.ts'
import { hexOf } from './hash.ts'
import type { Bag, CardPlace, Change } from './journal.ts'
import { type Json, sizeOf } from './json.ts'
import type { Ruleset } from './ruleset.ts'
import { hashFromNothing, hashOfName, hashOfPlace, hashOfValue, secondHalf } from './state-hash.ts'
import { listOf, type Zone } from './zone.ts'

/** Is notified of changes, to update what is derived from the state. */
export interface StateListener {
  /** A card moved, turned or changed its controller or owner. */
  readonly changed: (card: Card) => void
  /** A field was written that decides which cards rest. */
  readonly turned: (card: Card) => void
  /** A field was written that decides which parts of the cards in zones of these names work. */
  readonly rewired: (zones: readonly string[]) => void
  /** A note on the table was written. */
  readonly noteChanged: (name: string) => void
  /** The creation of a card is undone. */
  readonly forget: (card: Card) => void
}

/** Notes of the driver that no rule reads. */
function isQuiet(note: string): boolean {
  return note === 'cursor' || note.startsWith('chance ')
}

/** Fields of the aspect `LOOKS`. */
const LOOKING: ReadonlySet<string> = new Set(['side', 'face', 'as', 'owner', 'controller'])

const NO_ZONES: readonly Zone[] = Object.freeze([])

/** The state of a game: its cards and zones, with the journal that undoes their changes, their hash, and clocks that say when they changed. */
export class TableState {
  readonly cards: Card[] = []
  /** The seats, in the order in which they were added. */
  readonly seats: Card[] = []
  readonly zones = new Map<string, Zone>()
  readonly #byId = new Map<string, Card>()
  readonly #hosted = new Map<Card, Zone[]>()
  #listener!: StateListener
  /** Fields that decide which cards rest; undefined in games in which no card rests. */
  readonly #restReads: ReadonlySet<string> | undefined
  /** Fields that decide which parts work, and the names of the zones whose cards have these parts. */
  readonly #worksBy: ReadonlyMap<string, readonly string[]>
  /** The zones whose cards are in play, without those that lie on a card. */
  readonly #playZones: Zone[] = []
  /** The counters that every write increments. */
  counters: { writes: number }
  readonly journal: Change[] = []
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
  /** Cards that have changed and that the state checks have not seen yet. */
  readonly touched = new Set<Card>()
  touchEverything = false
  #hashA = 0
  #hashB = 0
  /** The size of the data on all cards, in the unit of the limits. */
  #size = 0

  constructor(counters: { writes: number }, { rest, worksBy }: Pick<Ruleset, 'rest' | 'worksBy'>) {
    this.counters = counters
    this.#restReads = rest && new Set(rest.reads)
    this.#worksBy = new Map(Object.entries(worksBy ?? {}))
  }

  /** Sets the listener. Must be called before the first change. */
  listenWith(listener: StateListener): void {
    this.#listener = listener
  }

  // ── pieces ──────────────────────────────────────────────

  get byId(): ReadonlyMap<string, Card> {
    return this.#byId
  }

  /** The table itself: the first card. */
  get board(): Card {
    return this.cards[0] as Card
  }

  addZone(zone: Zone): void {
    this.zones.set(zone.id, zone)
    if (zone.spec.play === 'in') this.#playZones.push(zone)
    if (zone.host) this.#hosted.set(zone.host, [...this.zonesHostedBy(zone.host), zone])
  }

  /** Zones that were made on a card. */
  zonesHostedBy(card: Card): readonly Zone[] {
    return this.#hosted.get(card) ?? NO_ZONES
  }

  /** The cards in play zones, and in `as-host` zones on such cards, in no order. The caller must leave out cards that lie face down on others. */
  lyingInPlay(): Card[] {
    const found: Card[] = []
    for (const zone of this.#playZones) this.#addLying(zone, found)
    return found
  }

  #addLying(zone: Zone, found: Card[]): void {
    for (const card of listOf(zone)) {
      found.push(card)
      for (const hosted of this.zonesHostedBy(card)) if (hosted.spec.play === 'as-host') this.#addLying(hosted, found)
    }
  }

  // ── changes that the journal records ────────────────────

  /** Adds a new card at the end of its zone. */
  create(card: Card, zone: Zone): void {
    this.journal.push({ op: 'create', card })
    this.#create(card, 'card')
    this.insert(zone, zone.size, card)
  }

  /** Sets a value of a card. @param value plain data; the caller must not change it afterwards */
  set(state: CardState, bag: Bag, name: string, old: Json | undefined, value: Json | undefined): void {
    this.journal.push({ op: 'set', state, bag, name, old })
    this.#put(state, bag, name, old, value)
  }

  insert(zone: Zone, index: number, card: Card): void {
    this.journal.push({ op: 'insert', zone, index })
    this.#insertAt(zone, index, card)
  }

  remove(zone: Zone, index: number): void {
    this.journal.push({ op: 'remove', zone, index, card: listOf(zone)[index] as Card })
    this.#removeAt(zone, index)
  }

  /** Reorders a zone. @param order the same cards */
  arrange(zone: Zone, order: readonly Card[]): void {
    this.journal.push({ op: 'arrange', zone, old: listOf(zone).slice() })
    this.#arrange(zone, order)
  }

  #create(card: Card, as: 'card' | 'seat'): void {
    this.cards.push(card)
    this.#byId.set(card.id, card)
    if (as === 'seat') this.seats.push(card)
  }

  #uncreate(card: Card): void {
    this.cards.pop()
    if (this.seats[this.seats.length - 1] === card) this.seats.pop()
    this.#byId.delete(card.id)
    this.#listener.forget(card)
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
    this.clock++
    if (bag === 'memory' && state.card === this.cards[0]) {
      if (!isQuiet(name)) {
        this.world = this.clock
        this.memoryAt = this.clock
      }
      this.#listener.noteChanged(name)
      return
    }
    this.world = this.clock
    this.touched.add(state.card)
    if (bag === 'tokens') this.tokensAt = this.clock
    else if (bag === 'memory') this.memoryAt = this.clock
    else {
      if (LOOKING.has(name)) {
        this.looksAt = this.clock
        // whether a card rests may depend on its owner and controller
        if (this.#restReads !== undefined) this.placed = this.clock
        this.#listener.changed(state.card)
      } else this.fieldsAt = this.clock
      if (name === 'face') this.placed = this.clock
      if (this.#restReads?.has(name)) {
        this.placed = this.clock
        this.#listener.turned(state.card)
      }
      const rewires = this.#worksBy.get(name)
      if (rewires) this.#listener.rewired(rewires)
    }
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
    this.world = ++this.clock
    this.placed = this.clock
    this.touched.add(state.card)
    if (zone.host) this.touched.add(zone.host)
    this.#listener.changed(state.card)
  }

  #arrange(zone: Zone, order: readonly Card[]): void {
    const list = listOf(zone)
    for (let i = 0; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, -1)
    for (let i = 0; i < order.length; i++) list[i] = order[i] as Card
    for (let i = 0; i < list.length; i++) this.#hashPlace(zone, i, list[i] as Card, 1)
    this.#reordered()
  }

  #reordered(): void {
    this.counters.writes++
    this.world = ++this.clock
    this.placed = this.clock
  }

  // ── undo ────────────────────────────────────────────────

  /** Undoes every change since the mark. Clocks are not set back; each undone change increments them. */
  rollBack(mark: number): void {
    const { journal } = this
    while (journal.length > mark) this.#undo(journal.pop() as Change)
  }

  /** As `rollBack`. @returns what `redo` needs to make the changes again */
  takeBack(mark: number): Change[] {
    const { journal } = this
    const undone: Change[] = []
    while (journal.length > mark) undone.push(this.#undoable(journal.pop() as Change))
    return undone
  }

  /** Makes changes again that `takeBack` took back. The state must be as it was then. */
  redo(undone: readonly Change[]): void {
    for (let i = undone.length - 1; i >= 0; i--) this.journal.push(this.#undoable(undone[i] as Change))
  }

  /** Undoes a change. @returns the change that would make it again */
  #undoable(change: Change): Change {
    const undoing = this.#inverseOf(change)
    this.#undo(change)
    return undoing
  }

  #inverseOf(change: Change): Change {
    switch (change.op) {
      case 'set':
        return { ...change, old: change.state[change.bag][change.name] }
      case 'insert':
        return { op: 'remove', zone: change.zone, index: change.index, card: listOf(change.zone)[change.index] as Card }
      case 'remove':
        return { op: 'insert', zone: change.zone, index: change.index }
      case 'arrange':
        return { op: 'arrange', zone: change.zone, old: listOf(change.zone).slice() }
      case 'create':
        return { op: 'uncreate', card: change.card, as: this.seats.includes(change.card) ? 'seat' : 'card' }
      case 'uncreate':
        return { op: 'create', card: change.card }
    }
  }

  #undo(change: Change): void {
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
        this.#uncreate(change.card)
        break
      case 'uncreate':
        this.#create(change.card, change.as)
        break
    }
  }

  // ── changes that nothing records ────────────────────────

  /** See `Table.exchange`. */
  exchange(places: readonly CardPlace[], cards: readonly Card[]): void {
    let before: Zone | undefined
    let list: Card[] = []
    for (let i = 0; i < places.length; i++) {
      const { zone, index } = places[i] as CardPlace
      if (zone !== before) {
        if (before) this.#reordered()
        before = zone
        list = listOf(zone)
      }
      const card = cards[i] as Card
      if (list[index] === card) continue
      list[index] = card
      const state = rawState(card)
      if (state.zone === zone) continue
      state.zone = zone
      this.touched.add(card)
      this.#listener.changed(card)
    }
    if (before) this.#reordered()
  }

  /** Forgets which cards the state checks have not seen yet. */
  forgetTouched(): void {
    this.touched.clear()
    this.touchEverything = false
  }

  // ── hashes ──────────────────────────────────────────────

  /** Adds a piece of state to the hash, or removes it. */
  #hash(piece: number, sign: 1 | -1): void {
    this.#hashA = (this.#hashA + sign * piece) | 0
    this.#hashB = (this.#hashB + sign * secondHalf(piece)) | 0
  }

  #hashPlace(zone: Zone, index: number, card: Card, sign: 1 | -1): void {
    this.#hash(hashOfPlace(zone, index, card), sign)
  }

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
}
