import type { Rulebook } from '@questwright/rulebook'

/** The round as the rail draws it: phases with the steps that are worth a line. The step that the table names is matched to the nearest line before it. */
export interface RailPhase {
  readonly phase: string
  readonly steps: readonly string[]
}

/**
 * The phases of a game's round, each with its steps.
 * @param told the phases that the table tells, in their order; those of the game without any system where it tells none
 */
export function railPhases({ phases, systemPhases, steps }: Rulebook, told?: readonly string[]): readonly RailPhase[] {
  const names = told ?? Object.keys(phases).filter((phase) => !systemPhases.includes(phase))
  return names.map((phase) => ({ phase, steps: steps[phase] ?? [] }))
}

function numbersOf(step: string): readonly number[] {
  return (step.match(/\d+/g) ?? []).map(Number)
}

/** Whether a step comes before another: `6.4.1` before `6.4.2` before `6.10`. */
export function compareSteps(one: string, other: string): number {
  const left = numbersOf(one)
  const right = numbersOf(other)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? -1) - (right[index] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/** The line of the rail at which a step stands: itself, or the last one before it. */
export function lineOf(steps: readonly string[], step: string): string | undefined {
  // steps of systems have names without numbers
  if (steps.includes(step)) return step
  let found: string | undefined
  for (const line of steps) if (compareSteps(line, step) <= 0) found = line
  return found
}
