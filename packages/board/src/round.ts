/** The round as the rail draws it: phases with the steps that are worth a line. The step that the table names is matched to the nearest line before it. */
export interface RailPhase {
  readonly phase: string
  readonly steps: readonly string[]
}

export const railPhases: readonly RailPhase[] = [
  { phase: 'resource', steps: ['1.2', '1.3'] },
  { phase: 'planning', steps: ['2.2'] },
  { phase: 'quest', steps: ['3.1', '3.2', '3.3', '3.4'] },
  { phase: 'travel', steps: ['4.2'] },
  { phase: 'encounter', steps: ['5.2', '5.3'] },
  { phase: 'combat', steps: ['6.2', '6.4', '6.4.1', '6.4.2', '6.4.3', '6.8'] },
  { phase: 'refresh', steps: ['7.2', '7.3', '7.4'] },
]

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
  let found: string | undefined
  for (const line of steps) if (compareSteps(line, step) <= 0) found = line
  return found
}
