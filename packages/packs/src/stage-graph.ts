/** The stages of a scenario as a graph: what may come after each, and which are never reached. Pure. */
import type { Rulebook } from '@questwright/rulebook'
import type { PackBundle, ScenarioFacts } from './bundle.ts'
import { asFull, type FullScenarioFacts, packOf } from './scenario-facts.ts'
import { fullCode, splitCode } from './slug.ts'

/** A stage of the graph. */
export interface StageNode {
  /** As the scenario spells it. */
  readonly stage: string
  readonly next: readonly string[]
  readonly by: string
  /** `printed`: the branch is not said, and the order of the quest deck holds. */
  readonly from: 'data' | 'printed'
}

/**
 * The stages of a scenario and what may come after each. Where nothing is said the next card of the quest deck comes:
 * by stage number, stages of one number in the order of the file.
 */
export function stagesOf(
  facts: ScenarioFacts | FullScenarioFacts,
  packs: readonly PackBundle[],
  rulebook: Rulebook,
  home = packOf(facts, packs),
): StageNode[] {
  const { branches } = asFull(facts)
  const { stages } = rulebook.scenario ?? {}
  const number = (one: string): number => {
    const parts = splitCode(fullCode(one, home))
    const card = parts ? packs.find((pack) => pack.id === parts.pack)?.cards[parts.slug] : undefined
    const printed = card?.type === stages?.type ? card?.[stages?.order ?? ''] : undefined
    return typeof printed === 'number' ? printed : 0
  }
  const order = facts.quest.map((stage, i) => ({ stage, i, n: number(stage) })).sort((a, b) => a.n - b.n || a.i - b.i)
  return order.map(({ stage }, i) => {
    const said = Object.entries(branches ?? {}).find(([one]) => fullCode(one, home) === fullCode(stage, home))?.[1]
    if (said) {
      const next = said.next.flatMap((one) => facts.quest.find((known) => fullCode(known, home) === fullCode(one, home)) ?? [])
      return { stage, next, by: said.by, from: 'data' }
    }
    const following = order[i + 1]
    return { stage, next: following ? [following.stage] : [], by: 'order', from: 'printed' }
  })
}

/** Stages to which no way leads from the first one. */
export function unreachableStages(nodes: readonly StageNode[]): string[] {
  const [first] = nodes
  if (!first) return []
  const seen = new Set([first.stage])
  for (const stage of seen) {
    const node = nodes.find((one) => one.stage === stage)
    // a script may lead anywhere
    if (node?.by === 'script' && node.next.length === 0) return []
    for (const next of node?.next ?? []) seen.add(next)
  }
  return nodes.flatMap(({ stage }) => (seen.has(stage) ? [] : [stage]))
}
