import { type JsonObject, leaving, type Ruleset, type SystemDefinition, unknownName } from '@questwright/kernel'
import { BadScene } from './names.ts'

/** What scenes can name of systems: steps and phases at which they begin, zones and counters. */

/** The step at which a scene begins, with its arguments. */
interface Start {
  readonly step: string
  readonly args: JsonObject
  /** The step of the ruleset to whose phase it belongs. */
  readonly beside: string
}

/**
 * Finds the step at which a game has to begin to reach a step of a system: the first of the steps inserted at the same place.
 * @param at the name of a step or of a phase of a system
 * @param ruleset the ruleset with the systems of the game
 * @param stepAfter returns the next step after a step that happens once in a round; undefined for other steps
 * @returns undefined if no system inserts it, or if it comes after a step that happens more than once in a round
 */
export function startOf(at: string, ruleset: Ruleset, stepAfter: (step: string) => string | undefined): Start | undefined {
  for (const { insertions } of ruleset.systems ?? [])
    for (const { how, of, steps } of insertions) {
      if (!steps.some(({ name }) => name === at || name === `${at} begins`)) continue
      // the phase may follow a phase of another system
      const outer = startOf(of, ruleset, stepAfter)
      if (outer) return outer
      if (how !== 'after') return { step: of, args: {}, beside: of }
      const goal = stepAfter(of)
      if (goal !== undefined) return { ...leaving(ruleset, of, goal), beside: of }
    }
  return undefined
}

/** The packs of the cards on the table, and the pack of the scene itself: the scene is played with the systems of these packs. */
export function packsOnTable(codes: readonly string[], home: string): readonly string[] {
  return [...new Set([home, ...codes.map((code) => code.slice(0, code.indexOf(':')))])]
}

/** Checks that a zone belongs to a system, and returns it. @throws BadScene for another zone */
export function ownZone(name: string, place: 'table' | 'seat', systems: readonly SystemDefinition[]): string {
  const known = systems.flatMap(({ zones }) => Object.keys(zones[place]))
  if (!known.includes(name))
    throw new BadScene(unknownName(name, `zone of a system, of ${place === 'table' ? 'the table' : 'a player'}`, known))
  return name
}

/** The counters and values of a scene, checked. @throws BadScene for a counter of no system */
export function ownCounters(
  said: { readonly [counter: string]: number },
  of: 'table' | 'each-seat',
  { counters = {} }: Ruleset,
): JsonObject {
  const known = Object.keys(counters).filter((name) => counters[name]?.of === of)
  for (const name of Object.keys(said))
    if (!known.includes(name)) throw new BadScene(unknownName(name, `counter of ${of === 'table' ? 'the table' : 'a player'}`, known))
  return { ...said }
}
