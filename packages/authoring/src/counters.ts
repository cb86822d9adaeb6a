import {
  type Card,
  type CounterSpec,
  type EventSpec,
  fail,
  type JsonObject,
  namesIn,
  perform,
  table,
  tell,
  together,
  unknownName,
} from '@questwright/kernel'

/** Counters of systems: numbers of the table, or of each player. They are stored as tokens of the table itself, or of the player. */

/** The counters of this game by name. */
export function countersHere(): { readonly [name: string]: CounterSpec } {
  return table().ruleset.counters ?? {}
}

/** The value of a counter. @param whose the player; undefined for a counter of the table */
export function counterNow(name: string, whose: Card | undefined): number {
  const card: Card = whose ?? table().board
  // 0 is a value too: the initial value applies only while the counter was never written
  return namesIn(card, 'tokens').includes(name) ? card.token(name) : (countersHere()[name]?.starts ?? 0)
}

/** The counters of the table, or of a player, with their values: for the status of a view. */
export function counterFigures(whose: Card | undefined): JsonObject {
  const { counters } = table().ruleset
  if (counters === undefined) return NONE
  const of = whose ? 'each-seat' : 'table'
  return Object.fromEntries(
    Object.keys(counters)
      .filter((name) => counters[name]?.of === of)
      .map((name) => [name, counterNow(name, whose)]),
  )
}

const NONE: JsonObject = Object.freeze({})

/** The kind of event by which a counter changes. */
const COUNTER_CHANGED = 'counterChanged'

/** The change of a counter: of the table, without a subject, or of a player, who is the subject. */
export const counterChanged: EventSpec = {
  after: 'own',
  // two changes of one counter cannot pay two costs of the same use: each event holds the new value, so both together would change the
  // counter only once
  takes: ({ subject, counter }) => ({ stock: `counter ${counter}`, amount: 1, left: 1, of: subject ?? table().board }),
  resolve: ({ subject, counter, from, to }) => {
    const t = table()
    t.write(subject ?? t.board, 'tokens', counter as string, to as number)
    tell('counter-changed', { counter: counter as string, from: from as number, to: to as number, of: subject?.id ?? 'table' })
  },
}

/**
 * The value of a counter.
 * @param player its player; undefined for a counter of the table
 * @throws ScriptFault for a counter that no system in this game defines
 */
export function counter(name: string, player?: Card): number {
  requireCounter(name, player)
  return counterNow(name, player)
}

/** Sets a counter, limited to the range between its minimum and maximum. */
export function setCounter(name: string, to: number, player?: Card): void {
  requireCounter(name, player)
  const { least = 0, most = Number.POSITIVE_INFINITY } = countersHere()[name] ?? {}
  const from = counterNow(name, player)
  const within = Math.min(most, Math.max(least, to))
  if (within !== from) perform({ kind: COUNTER_CHANGED, subject: player, counter: name, from, to: within })
}

/** Adds to a counter, or subtracts with a negative number, limited to the range between its minimum and maximum. */
export function changeCounter(name: string, by: number, player?: Card): void {
  requireCounter(name, player)
  setCounter(name, counterNow(name, player) + by, player)
}

function requireCounter(name: string, player: Card | undefined): void {
  const of = player ? 'each-seat' : 'table'
  const counters = countersHere()
  const known = Object.keys(counters).filter((one) => counters[one]?.of === of)
  if (!known.includes(name)) fail('wrong-name', unknownName(name, player ? 'counter of a player' : 'counter of the table', known))
}

/**
 * Makes an event of a system happen: abilities may respond before and after, cancel or replace it, and the resolver in the system's script
 * carries it out.
 * @param happenings the events that happen at the same moment @returns how many of them happened
 * @throws ScriptFault for a kind of event that no system in this game defines
 */
export function happen(happenings: readonly { readonly kind: string }[]): number {
  const known = (table().ruleset.systems ?? []).flatMap(({ events }) => Object.keys(events))
  for (const { kind } of happenings) if (!known.includes(kind)) fail('wrong-name', unknownName(kind, 'kind of event of a system', known))
  return together(happenings).events.filter((event) => event.fate === 'happened').length
}
