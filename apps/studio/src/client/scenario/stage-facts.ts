/** What cards of stages print, by the names that their game has for it. Pure. */
import type { FactValue } from '@questwright/packs/types'
import { factIn, printedBy, type Rulebook, typeIn } from '@questwright/rulebook'
import type { Names } from './names.ts'

/** The number of a stage; undefined for a card that is missing, or prints none. */
export function numberOfStage(names: Names, stage: string): FactValue | undefined {
  return names.card(stage)?.facts[names.rulebook.scenario?.stages.order ?? '']
}

/** What a stage prints of how much it takes. */
export function pointsOfStage(names: Names, stage: string): FactValue | undefined {
  const points = names.rulebook.scenario?.stages.points
  return points && names.card(stage)?.facts.sides?.[points.side]?.[points.fact]
}

/** The sides that every stage has. */
export function sidesOfStages(rulebook: Rulebook): readonly string[] {
  return Object.keys(typeIn(rulebook, rulebook.scenario?.stages.type)?.sides ?? {})
}

/** The fact by which cards of a type name several sets. */
export function setsFactOf(rulebook: Rulebook, type: string | undefined): string | undefined {
  return printedBy(typeIn(rulebook, type) ?? {}).find((fact) => {
    const { names, holds } = factIn(rulebook, fact) ?? {}
    return names === 'set' && holds === 'slugs'
  })
}
