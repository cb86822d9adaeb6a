import { isCard } from './card.ts'
import { type EventInit, GameEvent } from './event.ts'
import { copyIn } from './json.ts'
import { LARGEST_NUMBER, MOST_TOGETHER, nameIn, nameOfSort, TooMuch, WrongValue } from './limits.ts'
import { table } from './table.ts'

/** Events and their parts as scripts hand them over: judged and copied. */

/** What an event knows besides its parts: no script names parts like this. */
const OWN: ReadonlySet<string> = new Set([
  ...['kind', 'subject', 'because', 'within', 'fate', 'asItWas', 'replacement', 'resolver', 'leaving', 'happenedAt', '__proto__'],
])

/** A part of an event: a card, an event, plain data, or a list of these. Whatever it was, it is a copy from here on. */
export function partIn(value: unknown, part: string): unknown {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new WrongValue(`the ${part} is ${value}, and only whole numbers can be used`)
    if (Math.abs(value) > LARGEST_NUMBER && table().script !== undefined)
      throw new TooMuch(`the ${part} is ${value}; ${LARGEST_NUMBER} is the most`)
    return value
  }
  if (value === undefined || value === null || typeof value === 'boolean' || isCard(value) || value instanceof GameEvent) return value
  if (!Array.isArray(value)) return copyIn(value)
  if (value.length > MOST_TOGETHER) throw new TooMuch(`the ${part} are ${value.length}; at most ${MOST_TOGETHER} can be named at once`)
  const list: unknown[] = []
  for (let i = 0; i < value.length; i++) list.push(isCard(value[i]) ? value[i] : copyIn(value[i]))
  return Object.freeze(list)
}

/**
 * What a script says shall happen: the payment of a cost, or what a check finds.
 * @param known whether the ruleset has events of that kind
 * @param what it is, for the message
 * @throws Error when it is no list of events
 */
export function eventsIn(given: unknown, known: (kind: string) => boolean, what: string): EventInit[] {
  if (!Array.isArray(given)) throw new WrongValue(`${what} must be a list of events, and is ${nameOfSort(given)}`)
  if (given.length > MOST_TOGETHER) throw new TooMuch(`${what} are ${given.length} events; at most ${MOST_TOGETHER} can happen at once`)
  const events: EventInit[] = []
  for (let i = 0; i < given.length; i++) {
    const one = given[i] as { readonly [part: string]: unknown } | null | undefined
    if (typeof one !== 'object' || one === null)
      throw new WrongValue(`${what} must be events such as { kind: 'exhausted', subject: self }, and one is ${nameOfSort(one)}`)
    const kind = nameIn(one.kind, `the kind of ${what}`)
    if (!known(kind)) throw new Error(`${what} name an event called ${kind}, which the rules do not know`)
    const event: { kind: string; [part: string]: unknown } = { kind }
    for (const part of Object.keys(one)) {
      if (part === 'kind') continue
      if (part !== 'subject' && OWN.has(part)) throw new WrongValue(`${what} may not say what "${part}" is`)
      const value = one[part]
      if (part === 'subject' && value !== undefined && !isCard(value))
        throw new WrongValue(`${kind}: what it happens to must be a card, and is ${nameOfSort(value)}`)
      event[part] = partIn(value, part)
    }
    events.push(event)
  }
  return events
}
