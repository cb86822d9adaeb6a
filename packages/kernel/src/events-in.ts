import { isCard } from './card.ts'
import type { EventInit } from './event.ts'
import { partIn } from './event-making.ts'
import { MOST_TOGETHER, nameIn, nameOfSort, TooMuch, WrongValue } from './limits.ts'

/** Validates and copies events that scripts return. */

/** Properties that an event has besides its parts: scripts may not use these names for parts. */
const OWN: ReadonlySet<string> = new Set([
  ...['kind', 'subject', 'because', 'within', 'fate', 'asItWas', 'replacement', 'resolver', 'leaving', 'happenedAt', '__proto__'],
])

/**
 * The events that a script wants to happen: the payment of a cost, or the finding of a check.
 * @param known whether the ruleset has events of that kind
 * @param what the name of the list, for the message
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
