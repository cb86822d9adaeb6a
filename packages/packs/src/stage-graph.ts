/** The stages of a scenario as a graph: which stages can follow each, and which are never reached. */
import { dealtIn, type Rulebook } from '@questwright/rulebook'
import type { CardFacts, PackBundle, ScenarioFacts } from './bundle.ts'
import { asFull, type FullScenarioFacts, packOf } from './scenario-facts.ts'
import { fullCode, splitCode } from './slug.ts'
import { callsBuilder } from './text-and-script.ts'

/** A stage of the graph. */
export interface StageNode {
  /** The stage, as the scenario writes it. */
  readonly stage: string
  readonly next: readonly string[]
  readonly by: string
  /**
   * The source of the branch. `data`: the scenario's file; `printed`: the file has no branch here, so the stages follow in printed order;
   * `script`: the script of the stage draws the next stage at random or lets players choose.
   */
  readonly from: 'data' | 'printed' | 'script'
}

/** A stage with the facts and the script of its card. */
interface Printed {
  readonly stage: string
  /** The full code, `pack:slug`. */
  readonly code: string
  readonly number: number
  /** The compiled script, empty where there is none. */
  readonly script: string
}

/**
 * The stages of a scenario, each with the stages that may follow. If the file has no branch for a stage, the script of the stage may choose
 * among the stages that it names, or among those with the next number. Otherwise the stages follow in printed order: by number, and with
 * equal numbers in the order of the file.
 */
export function stagesOf(
  facts: ScenarioFacts | FullScenarioFacts,
  packs: readonly PackBundle[],
  rulebook: Rulebook,
  home = packOf(facts, packs),
): StageNode[] {
  const { branches } = asFull(facts)
  const stages = printedStages(facts, packs, rulebook, home)
  const forks = new Map(stages.map((one) => [one, forkOf(one, stages, rulebook)]))
  // players who reach one of several alternative stages skip the others: the stage with the next number follows
  const alternatives = new Set([...forks.values()].flatMap((fork) => fork?.among ?? []))
  return stages.map((one, i) => {
    const { stage } = one
    const said = Object.entries(branches ?? {}).find(([other]) => fullCode(other, home) === one.code)?.[1]
    const fork = forks.get(one)
    if (fork && (said === undefined || said.by === 'script')) {
      const next = said && said.next.length > 0 ? spelled(said.next) : fork.among.map((other) => other.stage)
      return { stage, next, by: fork.by, from: 'script' }
    }
    if (said) return { stage, next: spelled(said.next), by: said.by, from: 'data' }
    const following = stages.slice(i + 1).find(({ number }) => !alternatives.has(one) || number > one.number)
    return { stage, next: following ? [following.stage] : [], by: 'order', from: 'printed' }
  })

  function spelled(codes: readonly string[]): string[] {
    return codes.flatMap((one) => dealtIn(facts, 'course', rulebook).find((known) => fullCode(known, home) === fullCode(one, home)) ?? [])
  }
}

/** The stages in printed order. */
function printedStages(
  facts: ScenarioFacts | FullScenarioFacts,
  packs: readonly PackBundle[],
  rulebook: Rulebook,
  home: string,
): readonly Printed[] {
  const { type, order = '' } = rulebook.scenario?.stages ?? {}
  const numberOf = (card: CardFacts | undefined): number => {
    const printed = card?.type === type ? card?.[order] : undefined
    return typeof printed === 'number' ? printed : 0
  }
  return dealtIn(facts, 'course', rulebook)
    .map((stage, i) => {
      const code = fullCode(stage, home)
      const { pack: id, slug = '' } = splitCode(code) ?? {}
      const pack = packs.find((one) => one.id === id)
      const script = pack?.scripts.find((one) => one.kind === 'card' && one.slug === slug)?.code ?? ''
      return { stage, code, number: numberOf(pack?.cards[slug]), script, i }
    })
    .sort((a, b) => a.number - b.number || a.i - b.i)
}

/** The stages among which the script of a stage chooses, and how; undefined where the printed order applies. */
function forkOf(
  one: Printed,
  stages: readonly Printed[],
  { branches }: Rulebook,
): { readonly among: readonly Printed[]; readonly by: string } | undefined {
  const by = Object.keys(branches).find((word) => branches[word]?.calls?.some((call) => callsBuilder(one.script, call)))
  if (by === undefined) return undefined
  const others = stages.filter((other) => other !== one)
  const named = others.filter(({ code }) => {
    const slug = splitCode(code)?.slug ?? code
    return [`'${slug}'`, `"${slug}"`, `'${code}'`, `"${code}"`].some((text) => one.script.includes(text))
  })
  const following = Math.min(...others.flatMap(({ number }) => (number > one.number ? [number] : [])))
  const among = named.length > 1 ? named : others.filter(({ number }) => number === following)
  return among.length > 1 ? { among, by } : undefined
}

/** Stages that cannot be reached from the first one. */
export function unreachableStages(nodes: readonly StageNode[]): string[] {
  const [first] = nodes
  if (!first) return []
  const seen = new Set([first.stage])
  for (const stage of seen) {
    const node = nodes.find((one) => one.stage === stage)
    // the script may continue with any stage
    if (node?.by === 'script' && node.next.length === 0) return []
    for (const next of node?.next ?? []) seen.add(next)
  }
  return nodes.flatMap(({ stage }) => (seen.has(stage) ? [] : [stage]))
}
