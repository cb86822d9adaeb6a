import { type JsonObject, leaving, type Ruleset, type SystemDefinition, unknownName } from '@questwright/kernel'
import { BadScene } from './names.ts'

/** What scenes say of systems: where they begin, their zones and their counters. */

/** What the cursor stands on. */
interface Start {
  readonly step: string
  readonly args: JsonObject
  /** The step of the rules in whose phase that is. */
  readonly beside: string
}

/**
 * The place at which a game comes to a step of a system: with the first of the steps that stand there.
 * @param at the name of a step or of a phase of a system
 * @param ruleset with the systems that are in the game
 * @param stepAfter returns the next step after a step that happens once in a round; undefined for other steps
 * @returns undefined where no system there has it, or where it stands behind a step that happens more than once in a round
 */
export function startOf(at: string, ruleset: Ruleset, stepAfter: (step: string) => string | undefined): Start | undefined {
  for (const { insertions } of ruleset.systems ?? [])
    for (const { how, of, steps } of insertions) {
      if (!steps.some(({ name }) => name === at || name === `${at} begins`)) continue
      // a phase behind a phase of another system
      const outer = startOf(of, ruleset, stepAfter)
      if (outer) return outer
      if (how !== 'after') return { step: of, args: {}, beside: of }
      const goal = stepAfter(of)
      if (goal !== undefined) return { ...leaving(ruleset, of, goal), beside: of }
    }
  return undefined
}

/** Packs of the cards that lie there, and the pack of the scene: what its systems do is what a scene shows. */
export function packsOnTable(codes: readonly string[], home: string): readonly string[] {
  return [...new Set([home, ...codes.map((code) => code.slice(0, code.indexOf(':')))])]
}

/** A zone that a system brings. @throws BadScene for another */
export function ownZone(name: string, place: 'table' | 'seat', systems: readonly SystemDefinition[]): string {
  const known = systems.flatMap(({ zones }) => Object.keys(zones[place]))
  if (!known.includes(name))
    throw new BadScene(unknownName(name, `zone of a system, of ${place === 'table' ? 'the table' : 'a player'}`, known))
  return name
}

/** Counters and their values. @throws BadScene for a counter of no system */
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
