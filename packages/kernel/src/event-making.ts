import { type Card, isCard } from './card.ts'
import { close } from './closed.ts'
import { table } from './current-table.ts'
import type { Because } from './door.ts'
import { type EventInit, type EventState, GameEvent, type Shape, stateOfEvent } from './event.ts'
import { callScript, fail, scriptName } from './fault.ts'
import type { Happening } from './happening.ts'
import { copyIn } from './json.ts'
import { LARGEST_NUMBER, MOST_CARDS, nameOfSort, TooMuch, WrongValue } from './limits.ts'

/** Makes events, and changes events that have not happened yet. */

/** Cache of the shapes of each kind; rarely more than two. Scripts cannot see which shapes exist. */
const shapes = new Map<string, Shape[]>()

function shapeOf(kind: string, names: readonly string[]): Shape {
  let known = shapes.get(kind)
  if (!known) {
    known = []
    shapes.set(kind, known)
  }
  search: for (let k = 0; k < known.length; k++) {
    const shape = known[k] as Shape
    if (shape.names.length !== names.length) continue
    for (let i = 0; i < names.length; i++) if (names[i] !== shape.names[i]) continue search
    return shape
  }
  for (const name of names) if (name in GameEvent.prototype) fail('no-such-part', `an event cannot have a part called "${name}"`)
  const Kind = class extends GameEvent {}
  names.forEach((name, place) => void Object.defineProperty(Kind.prototype, name, { get: partGetter(place), enumerable: true }))
  const shape = { names, Kind: close(Kind) }
  known.push(shape)
  return shape
}

function partGetter(place: number): (this: GameEvent) => unknown {
  return function (this: GameEvent) {
    return stateOfEvent(this).values[place]
  }
}

/** Whether this is an own property of every event rather than a part. */
function isOwn(name: string): boolean {
  switch (name) {
    case 'kind':
    case 'subject':
    case 'because':
    case 'by':
    case 'within':
    case 'resolver':
      return true
    default:
      return false
  }
}

const NO_NAMES: readonly string[] = Object.freeze([])

/** @throws WrongValue when the subject is no card */
export function subjectIn(kind: string, subject: unknown): void {
  if (!isCard(subject)) throw new WrongValue(`${kind}: what it happens to must be a card, and is ${nameOfSort(subject)}`)
}

/** Validates a part of an event: a card, an event, plain data, or a list of these. @returns the card or event itself, or a frozen copy */
export function partIn(value: unknown, part: string): unknown {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new WrongValue(`the ${part} is ${value}, and only whole numbers can be used`)
    if (Math.abs(value) > LARGEST_NUMBER && table().run.script !== undefined)
      throw new TooMuch(`the ${part} is ${value}; ${LARGEST_NUMBER} is the most`)
    return value
  }
  if (value === undefined || value === null || typeof value === 'boolean' || isCard(value) || value instanceof GameEvent) return value
  if (!Array.isArray(value)) return copyIn(value)
  if (value.length > MOST_CARDS) throw new TooMuch(`the ${part} are ${value.length}; at most ${MOST_CARDS} can be named at once`)
  const list: unknown[] = []
  for (let i = 0; i < value.length; i++) list.push(isCard(value[i]) ? value[i] : copyIn(value[i]))
  return Object.freeze(list)
}

/**
 * Makes an event. Its parts are validated, copied and frozen.
 * @param init `by`, if given, replaces the parameter `by`; `resolver`, if given, resolves the event
 * @param by the card whose ability does it
 * @param happening how events happen at its table
 * @param later parts of this kind that are known only once it has happened
 */
export function eventOf(
  init: EventInit,
  because: Because,
  by: Card | null,
  within: GameEvent | undefined,
  happening: Happening,
  later: readonly string[] = NO_NAMES,
): GameEvent {
  if (init.subject !== undefined) subjectIn(init.kind, init.subject)
  const values: unknown[] = []
  const names: string[] = []
  const keys = Object.keys(init)
  for (let i = 0; i < keys.length; i++) {
    const name = keys[i] as string
    if (isOwn(name)) continue
    names.push(name)
    values.push(partIn(init[name], name))
  }
  for (let i = 0; i < later.length; i++) {
    const name = later[i] as string
    if (names.includes(name)) continue
    names.push(name)
    values.push(undefined)
  }
  const shape = shapeOf(init.kind, names)
  const { Kind } = shape
  const { resolver } = init
  return new Kind(init, because, (init.by as Card | undefined) ?? by, within, shape, values, resolver as EventState['resolver'], happening)
}

/**
 * For rulesets and the kernel: sets a part of an event, such as a part of `later`, known only when it resolves.
 * Scripts change events with `change`. @throws ScriptFault for a part that events of this kind do not have
 */
export function setPart(event: GameEvent, part: string, value: unknown): void {
  const { shape, values } = stateOfEvent(event)
  const place = shape.names.indexOf(part)
  if (place < 0) fail('no-such-part', `an event "${event.kind}" has no part called "${part}"`)
  values[place] = partIn(value, part)
}

/** For rulesets: the event does not happen, even if a card forbids to cancel it. */
export function callOff(event: GameEvent): void {
  stateOfEvent(event).fate = 'cancelled'
}

/** Called before a change of an event. An event is no state, but a probe and a restriction must notice its changes as well. */
export function beforeChange(): void {
  const { run } = table()
  if (run.latch) throw run.latch
  run.onChange?.()
}

/** Wraps a function that runs later, so that it counts as an act of the ability or step that is running now. */
export function laterActOf(deed: () => unknown): () => unknown {
  const { doing } = table()
  const name = scriptName() ?? doing?.ability
  return () => {
    const t = table()
    if (doing) t.run.running.push(doing)
    try {
      return name === undefined ? deed() : callScript(name, deed)
    } finally {
      if (doing) t.run.running.pop()
    }
  }
}
