/** Printed facts of stages, by the names in their game's rulebook. Pure. */
import type { FactValue } from '@questwright/packs/types'
import { factIn, printedBy, type Rulebook, typeIn } from '@questwright/rulebook'
import type { Names } from './names.ts'

/** The number of a stage; undefined for a missing card, or one without a number. */
export function numberOfStage(names: Names, stage: string): FactValue | undefined {
  return names.card(stage)?.facts[names.rulebook.scenario?.stages.order ?? '']
}

/** The printed points that a stage needs. */
export function pointsOfStage(names: Names, stage: string): FactValue | undefined {
  const points = names.rulebook.scenario?.stages.points
  return points && names.card(stage)?.facts.sides?.[points.side]?.[points.fact]
}

/** The sides of every stage. */
export function sidesOfStages(rulebook: Rulebook): readonly string[] {
  return Object.keys(typeIn(rulebook, rulebook.scenario?.stages.type)?.sides ?? {})
}

/** The fact that names several sets on cards of a type. */
export function setsFactOf(rulebook: Rulebook, type: string | undefined): string | undefined {
  return printedBy(typeIn(rulebook, type) ?? {}).find((fact) => {
    const { names, holds } = factIn(rulebook, fact) ?? {}
    return names === 'set' && holds === 'slugs'
  })
}
