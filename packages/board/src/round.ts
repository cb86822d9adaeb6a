import type { Rulebook } from '@questwright/rulebook'

/** A phase of the round with the steps that are shown. A step that is not shown counts as the last shown step before it. */
export interface RoundPhase {
  readonly phase: string
  readonly steps: readonly string[]
}

/**
 * The phases of a game's round, each with its steps.
 * @param told the phases in the table's status, in order; without it the phases of the game without any system
 */
export function phasesOfRound({ phases, systemPhases, steps }: Rulebook, told?: readonly string[]): readonly RoundPhase[] {
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

/** The shown step that stands for a step: the step itself, or the last shown step before it. */
export function lineOf(steps: readonly string[], step: string): string | undefined {
  // the steps of systems are named and not numbered
  if (steps.includes(step)) return step
  let found: string | undefined
  for (const line of steps) if (compareSteps(line, step) <= 0) found = line
  return found
}

/** The next shown step: of the same phase, else of the next phase. Undefined after the last phase; from an unknown phase the first step of all. */
export function nextInRound(
  phases: readonly RoundPhase[],
  { phase, step }: { readonly phase: string; readonly step: string },
): { readonly phase: string; readonly step: string | undefined } | undefined {
  const at = phases.findIndex((one) => one.phase === phase)
  const steps = phases[at]?.steps ?? []
  const line = lineOf(steps, step)
  const next = at < 0 ? undefined : steps[line === undefined ? 0 : steps.indexOf(line) + 1]
  if (next !== undefined) return { phase, step: next }
  const following = phases[at + 1]
  return following && { phase: following.phase, step: following.steps[0] }
}
