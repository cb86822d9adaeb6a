import { type Card, rawState } from './card.ts'
import type { Ability, Check, Library, Modifier, Part, Way } from './definition.ts'
import { noteFired } from './fired.ts'
import { isResting } from './in-play.ts'
import type { Instance, RunningEffect } from './instance.ts'
import type { Instruments } from './instruments.ts'
import type { Json, JsonObject } from './json.ts'
import { keywordCode } from './keyword-code.ts'
import { watched, watchingLooks } from './looks.ts'
import type { Ruleset } from './ruleset.ts'
import type { TableState } from './state.ts'
import { BY_HAND, noteByHand } from './text-by-hand.ts'
import { listOf as listOfZone, type Zone } from './zone.ts'

type Listeners = Map<string, Map<string, Instance<Ability>[]>>

const NONE: readonly never[] = Object.freeze([])

/** The part of a table that is indexed. */
interface Indexed {
  readonly ruleset: Ruleset
  readonly library: Library
  readonly state: TableState
  readonly note: (name: string) => Json | undefined
  readonly notes: () => JsonObject
  readonly instruments: Pick<Instruments, 'byHand'>
}

/** Index of the active abilities and modifiers, by what they listen to. Derived from state and kept up to date. */
export class Registry {
  readonly #table: Indexed
  /** The active parts of the card that is being settled. One list is reused, because nearly every change settles a card. */
  readonly #wanted: Part[] = []
  readonly #dirty = new Set<Card>()
  /** By lane, then by kind of event. */
  readonly #lanes: Listeners = new Map()
  readonly #words = new Map<string, Instance<Ability>[]>()
  readonly #modifiers = new Map<string, Instance<Modifier>[]>()
  readonly #checks: Instance<Check>[] = []
  readonly #keywordLanes: Listeners = new Map()
  readonly #keywordWords = new Map<string, Instance<Ability>[]>()
  readonly #keywordModifiers = new Map<string, Instance<Modifier>[]>()
  readonly #effects = new Map<string, RunningEffect[]>()
  #effectsDirty = false
  /** Parts of keywords that no card can have yet: they are indexed once a card can. */
  readonly #unborne = new Map<string, Instance[]>()
  readonly #factsSeen = new WeakSet<JsonObject>()
  /** Incremented whenever a part becomes active or inactive. Not state. */
  version = 0
  #muted: ReadonlySet<string> = new Set()

  constructor(table: Indexed) {
    this.#table = table
    let order = 0
    for (const keyword of [...table.library.keywords.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))) {
      const instances: Instance[] = []
      for (const part of keyword.parts) {
        instances.push({
          card: null,
          part,
          name: `${keywordCode(keyword)}#${part.slug}`,
          keyword: keyword.slug,
          since: 0,
          order: order++,
        })
      }
      this.#unborne.set(keyword.slug, instances)
    }
    if (table.ruleset.printedKeywords === undefined) this.#expectEvery()
  }

  /** Indexes a keyword that a card may have from now on. It stays indexed for the rest of the game: that is no state, and affects only speed. */
  #expect(slug: string): void {
    const instances = this.#unborne.get(slug)
    if (instances === undefined) return
    this.#unborne.delete(slug)
    for (const instance of instances) {
      this.#file(instance, this.#keywordLanes, this.#keywordWords, this.#keywordModifiers)
      this.#touch(instance.part)
    }
  }

  #expectEvery(): void {
    for (const slug of [...this.#unborne.keys()]) this.#expect(slug)
  }

  #expectPrinted(facts: JsonObject): void {
    if (this.#unborne.size === 0 || this.#factsSeen.has(facts)) return
    this.#factsSeen.add(facts)
    for (const slug of this.#table.ruleset.printedKeywords?.(facts) ?? NONE) this.#expect(slug)
  }

  /** Indexes the keywords that an addition to a `counts` stat may give: the one that its value names, or all when the value is a function. */
  #expectGained(stat: string, way: Way | undefined, value: unknown): void {
    if (this.#unborne.size === 0 || way !== 'include' || this.#table.ruleset.stats[stat]?.shape !== 'counts') return
    const word = typeof value === 'string' ? value : (value as { readonly word?: unknown } | null)?.word
    if (typeof word === 'string') this.#expect(word)
    else this.#expectEvery()
  }

  #file(instance: Instance, lanes: Listeners, words: Map<string, Instance<Ability>[]>, modifiers: Map<string, Instance<Modifier>[]>): void {
    const { part } = instance
    this.version++
    if (part.kind === 'ability') {
      if (part.lane === null) for (const word of wordsOf(part)) putInOrder(listIn(words, word), instance as Instance<Ability>)
      else for (const kind of part.hears) putInOrder(listIn(kindsIn(lanes, part.lane), kind), instance as Instance<Ability>)
    } else if (part.kind === 'modifier') {
      putInOrder(listIn(modifiers, part.stat), instance as Instance<Modifier>)
      this.#expectGained(part.stat, part.way, part.value)
    } else if (part.kind === 'check') putInOrder(this.#checks, instance as Instance<Check>)
  }

  #unfile(instance: Instance): void {
    const { part } = instance
    this.version++
    if (part.kind === 'ability') {
      if (part.lane === null) for (const word of wordsOf(part)) removeFrom(this.#words.get(word), instance)
      else for (const kind of part.hears) removeFrom(this.#lanes.get(part.lane)?.get(kind), instance)
    } else if (part.kind === 'modifier') removeFrom(this.#modifiers.get(part.stat), instance)
    else if (part.kind === 'check') removeFrom(this.#checks, instance)
  }

  /** Called when a card moved, turned or changed its controller or owner. */
  changed(card: Card): void {
    if (this.#dirty.has(card)) return
    this.#dirty.add(card)
    // cards in zones on this card may become active or inactive with it
    const hosted = this.#table.state.zonesHostedBy(card)
    for (let i = 0; i < hosted.length; i++) for (const lying of listOfZone(hosted[i] as Zone)) if (lying !== card) this.changed(lying)
  }

  /** Called when a field was written that decides which cards rest. */
  turned(card: Card): void {
    const { board, cards, seats } = this.#table.state
    if (card === board || seats.includes(card)) for (const one of cards) this.changed(one)
    else this.changed(card)
    this.#table.state.touchEverything = true
  }

  /** Called when a field was written that decides which parts of the cards in zones of these names work. */
  rewired(zones: readonly string[]): void {
    for (const zone of this.#table.state.zones.values())
      if (zones.includes(zone.name)) for (const card of listOfZone(zone)) this.changed(card)
  }

  noteChanged(name: string): void {
    if (name.startsWith('effect ')) this.#effectsDirty = true
    else if (name === 'muted') {
      this.version++
      this.#muted = new Set((this.#table.note('muted') as readonly string[] | undefined) ?? [])
      this.#table.state.touchEverything = true
    }
  }

  forget(card: Card): void {
    for (const instance of rawState(card).instances) this.#unfile(instance)
    this.#dirty.delete(card)
  }

  /** Updates the lists after changes of cards and effects. */
  settle(): void {
    if (this.#dirty.size === 0 && !this.#effectsDirty) return
    if (watched === undefined) this.#settle()
    else watchingLooks(undefined, () => this.#settle())
  }

  #settle(): void {
    if (this.#dirty.size > 0) {
      const { ruleset } = this.#table
      const wanted = this.#wanted
      for (const card of this.#dirty) {
        const state = rawState(card)
        const { parts, facts } = card.printed
        this.#expectPrinted(facts)
        if (parts.length === 0 && state.instances.length === 0) continue
        let same = 0
        let works = 0
        const awake = !isResting(this.#table, card)
        for (let i = 0; awake && i < parts.length; i++) {
          const part = parts[i] as Part
          if (part.kind === 'lasting' || part.kind === 'delayed' || !ruleset.works(part, card)) continue
          if (state.instances[works]?.part === part) same++
          wanted[works++] = part
        }
        wanted.length = works
        if (same === works && works === state.instances.length) continue
        for (const instance of state.instances) {
          this.#unfile(instance)
          this.#touch(instance.part)
        }
        state.instances = wanted.map((part) => {
          const instance: Instance = {
            card,
            part,
            name: `${card.code}#${part.slug}`,
            keyword: null,
            since: this.#table.state.clock,
            order: 1000 + card.n * 64 + parts.indexOf(part),
          }
          this.#file(instance, this.#lanes, this.#words, this.#modifiers)
          this.#touch(part)
          if (part.kind === 'ability' && part.word === BY_HAND) {
            noteByHand(this.#table.instruments, `${card.code}#${String(part.notes.byHand)}`)
            noteFired(instance.name)
          }
          return instance
        })
      }
      this.#dirty.clear()
    }
    if (this.#effectsDirty) {
      this.#effectsDirty = false
      this.version++
      this.#touchEffects()
      this.#effects.clear()
      const notes = this.#table.notes()
      for (const note of Object.keys(notes)
        .filter((name) => name.startsWith('effect '))
        .sort((a, b) => Number(a.slice(7)) - Number(b.slice(7)))) {
        const data = notes[note] as JsonObject
        this.#expectOf(data)
        listIn(this.#effects, String(data.stat ?? 'delayed')).push({ id: note.slice(7), note, data })
      }
      this.#touchEffects()
    }
  }

  /** Indexes the keywords that a lasting effect may give: by its own data, or by the declaration of that name on its card. */
  #expectOf({ stat, way, value, code, slug }: JsonObject): void {
    const declared = way === undefined ? this.#table.library.cards.get(code as string)?.named.get(slug as string) : undefined
    if (declared?.kind === 'lasting') this.#expectGained(declared.stat, declared.way, declared.value)
    else this.#expectGained(String(stat), way as Way | undefined, value)
  }

  /** Called when a part becomes active or inactive: a modifier of a checked stat may affect any card, so all need a check. */
  #touch(part: Part): void {
    if (part.kind === 'modifier' && this.#table.ruleset.checkedStats.includes(part.stat)) this.#table.state.touchEverything = true
  }

  #touchEffects(): void {
    if (this.#table.ruleset.checkedStats.some((stat) => this.#effects.has(stat)) || this.#effects.has('blank'))
      this.#table.state.touchEverything = true
  }

  /** Whether any active part has a "cannot". @param prefix prefix of the stats that forbid events */
  forbidsAnything(prefix: string): boolean {
    for (const lists of [this.#modifiers, this.#keywordModifiers, this.#effects])
      for (const [stat, list] of lists) if (list.length > 0 && stat.startsWith(prefix)) return true
    return false
  }

  isMuted(name: string): boolean {
    return this.#muted.size > 0 && this.#muted.has(name)
  }

  /** Whether any active ability hears this kind of event in this lane. */
  listening(lane: string, kind: string): boolean {
    return (this.#lanes.get(lane)?.get(kind)?.length ?? 0) > 0 || this.#keywordLanes.get(lane)?.has(kind) === true
  }

  inLane(lane: string, kind: string): readonly Instance<Ability>[] {
    return this.#lanes.get(lane)?.get(kind) ?? NONE
  }

  keywordsInLane(lane: string, kind: string): readonly Instance<Ability>[] {
    return this.#keywordLanes.get(lane)?.get(kind) ?? NONE
  }

  ofWord(word: string): readonly Instance<Ability>[] {
    this.settle()
    return this.#words.get(word) ?? NONE
  }

  keywordsOfWord(word: string): readonly Instance<Ability>[] {
    return this.#keywordWords.get(word) ?? NONE
  }

  modifiers(stat: string): readonly Instance<Modifier>[] {
    return this.#modifiers.get(stat) ?? NONE
  }

  keywordModifiers(stat: string): readonly Instance<Modifier>[] {
    return this.#keywordModifiers.get(stat) ?? NONE
  }

  /** Lasting modifiers of a stat, or `delayed` effects, in the order in which they began. */
  effects(stat: string): readonly RunningEffect[] {
    return this.#effects.get(stat) ?? NONE
  }

  allEffects(): readonly RunningEffect[] {
    this.settle()
    if (this.#effects.size === 0) return NONE
    return [...this.#effects.values()].flat().sort((a, b) => Number(a.id) - Number(b.id))
  }

  /** State checks of keywords and of cards. */
  get checks(): readonly Instance<Check>[] {
    return this.#checks
  }
}

function wordsOf({ word, words }: Ability): readonly string[] {
  return words ?? [word]
}

function kindsIn(lanes: Listeners, lane: string): Map<string, Instance<Ability>[]> {
  const kinds = lanes.get(lane)
  if (kinds) return kinds
  const fresh = new Map<string, Instance<Ability>[]>()
  lanes.set(lane, fresh)
  return fresh
}

function listIn<T>(map: Map<string, T[]>, key: string): T[] {
  const list = map.get(key)
  if (list) return list
  const fresh: T[] = []
  map.set(key, fresh)
  return fresh
}

/** Inserts in canonical order, so that the lists are the same whether a state was reached by playing, by a roll-back or from a keyframe. */
function putInOrder<I extends Instance>(list: I[], instance: I): void {
  let at = list.length
  while (at > 0 && (list[at - 1] as I).order > instance.order) at--
  list.splice(at, 0, instance)
}

function removeFrom(list: Instance[] | undefined, instance: Instance): void {
  const at = list?.indexOf(instance) ?? -1
  if (at >= 0) list?.splice(at, 1)
}
