/** Changes of a scenario's stages: which ones, in which order, and their branches. */
import { type FullScenarioFacts, stagesOf } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { dealtIn, partFor, type Rulebook } from '@questwright/rulebook'

/** The packs with which the branches of a scenario are computed: the branches depend on the cards of its stages. */
interface ScenarioPlace {
  readonly packs: readonly PackBundle[]
  /** The id of its pack. */
  readonly home: string
  /** The rulebook of its pack. */
  readonly rulebook: Rulebook
}

/**
 * The scenario with explicit branches instead of those implied by the printed order: once one branch is explicit, the order would be wrong for the
 * others.
 */
export function sayBranches(facts: FullScenarioFacts, { packs, home, rulebook }: ScenarioPlace): FullScenarioFacts {
  const nodes = stagesOf(facts, packs, rulebook, home)
  return {
    ...facts,
    // keep a branch that a script decides
    branches: Object.fromEntries(nodes.map(({ stage, next, by, from }) => [stage, { next, by: from === 'script' ? 'script' : by }])),
  }
}

/** Adds an edge between two stages. A second edge makes a branch, which is random until the user chooses otherwise. */
export function connect(facts: FullScenarioFacts, from: string, to: string, place: ScenarioPlace): FullScenarioFacts {
  const said = sayBranches(facts, place)
  const before = said.branches?.[from] ?? { next: [], by: 'order' as const }
  if (before.next.includes(to)) return facts
  const next = [...before.next, to]
  return setBranch(said, from, next, next.length > 1 && before.by === 'order' ? 'random' : before.by)
}

/** Removes the edge between two stages. */
export function disconnect(facts: FullScenarioFacts, from: string, to: string, place: ScenarioPlace): FullScenarioFacts {
  const said = sayBranches(facts, place)
  const before = said.branches?.[from]
  if (!before) return facts
  const next = before.next.filter((one) => one !== to)
  return setBranch(said, from, next, next.length < 2 && before.by !== 'script' ? 'order' : before.by)
}

/** Sets how a branch is decided. */
export function branchBy(facts: FullScenarioFacts, from: string, by: string, place: ScenarioPlace): FullScenarioFacts {
  const said = sayBranches(facts, place)
  return setBranch(said, from, said.branches?.[from]?.next ?? [], by)
}

function setBranch(facts: FullScenarioFacts, stage: string, next: readonly string[], by: string): FullScenarioFacts {
  return { ...facts, branches: { ...facts.branches, [stage]: { next, by } } }
}

/** The scenario with other stages, in this order. */
function withStages(facts: FullScenarioFacts, stages: readonly string[], rulebook: Pick<Rulebook, 'deal'>): FullScenarioFacts {
  const part = partFor('course', rulebook)
  return part === undefined ? facts : { ...facts, [part]: stages }
}

/** Appends a stage. Where branches are explicit, no edge leads to it until it is connected. */
export function addStage(facts: FullScenarioFacts, stage: string, rulebook: Pick<Rulebook, 'deal'>): FullScenarioFacts {
  const stages = dealtIn(facts, 'course', rulebook)
  if (stages.includes(stage)) return facts
  return {
    ...withStages(facts, [...stages, stage], rulebook),
    ...(facts.branches ? { branches: { ...facts.branches, [stage]: { next: [], by: 'order' as const } } } : {}),
  }
}

/** Removes a stage from the scenario; its card stays in the pack. */
export function dropStage(facts: FullScenarioFacts, stage: string, rulebook: Pick<Rulebook, 'deal'>): FullScenarioFacts {
  const { branches, map, ...rest } = facts
  const kept = <T>(record: { readonly [stage: string]: T }) => Object.fromEntries(Object.entries(record).filter(([one]) => one !== stage))
  const left = branches
    ? Object.fromEntries(
        Object.entries(kept(branches)).map(([one, branch]) => {
          const next = branch.next.filter((other) => other !== stage)
          return [one, { next, by: next.length < 2 && branch.by !== 'script' ? ('order' as const) : branch.by }]
        }),
      )
    : undefined
  const stages = dealtIn(facts, 'course', rulebook).filter((one) => one !== stage)
  return {
    ...withStages(rest, stages, rulebook),
    ...(left ? { branches: left } : {}),
    ...(map ? { map: kept(map) } : {}),
  }
}

/** Moves a stage one place forward or back. */
export function movedStage(facts: FullScenarioFacts, stage: string, by: 1 | -1, rulebook: Pick<Rulebook, 'deal'>): FullScenarioFacts {
  const stages = dealtIn(facts, 'course', rulebook)
  const at = stages.indexOf(stage)
  return withStages(facts, movedItem(stages, at, at + by), rulebook)
}

/** Moves an item of a list to another index. */
export function movedItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (to < 0 || to >= list.length || from === to) return list
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from] as T, ...rest.slice(to)]
}
