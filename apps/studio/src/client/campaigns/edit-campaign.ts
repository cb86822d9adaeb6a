/** Changes of a campaign: which scenarios it has, and what follows what. Pure. */
import { bare, type CampaignFacts, type CampaignWay, type WayCondition, waysFrom } from '@questwright/packs/browser'

type Scenario = CampaignFacts['scenarios'][number]

/** The campaign with all ways said that the order of the list gave: where one is drawn, the order would mislead the others. */
function withWaysSaid(facts: CampaignFacts): CampaignFacts {
  return { ...facts, scenarios: facts.scenarios.map((one) => ({ ...one, next: waysFrom(facts, one.name) })) }
}

const changed = (facts: CampaignFacts, name: string, change: (one: Scenario) => Scenario): CampaignFacts => ({
  ...facts,
  scenarios: facts.scenarios.map((one) => (one.name === name ? change(one) : one)),
})

/** The last way is taken where no other is. */
const withoutLastWhen = (ways: readonly CampaignWay[]): readonly CampaignWay[] =>
  ways.map(({ when, ...way }, i) => (i < ways.length - 1 && when ? { ...way, when } : way))

/** Puts a scenario behind the others. Where ways are said, one leads there from the last that ended the campaign. @param code of the scenario */
export function addScenario(facts: CampaignFacts, code: string): CampaignFacts {
  const names = facts.scenarios.map(({ name }) => name)
  let name = bare(code)
  for (let number = 2; names.includes(name); number++) name = `${bare(code)}-${number}`
  const last = facts.scenarios.findLast((one) => one.next?.length === 0)
  const led = last ? changed(facts, last.name, (one) => ({ ...one, next: [{ to: name }] })) : facts
  const isSaid = facts.scenarios.some(({ next }) => next !== undefined)
  return { ...led, scenarios: [...led.scenarios, { name, scenario: code, ...(isSaid ? { next: [] } : {}) }] }
}

/** Takes a scenario out, with the ways that lead there; who led there leads where it led. */
export function dropScenario(facts: CampaignFacts, name: string): CampaignFacts {
  const onward = waysFrom(facts, name).filter(({ to }) => to !== name)
  const scenarios = facts.scenarios
    .filter((one) => one.name !== name)
    .map((one) => {
      if (!one.next?.some(({ to }) => to === name)) return one
      const next = one.next.flatMap((way) => (way.to === name ? onward.slice(-1).map(({ to }) => ({ ...way, to })) : [way]))
      return { ...one, next: withoutLastWhen(next.filter(({ to }, i) => next.findIndex((other) => other.to === to) === i)) }
    })
  return { ...facts, scenarios }
}

/** Moves a scenario one place forward or back in the list. */
export function moveScenario(facts: CampaignFacts, name: string, by: 1 | -1): CampaignFacts {
  const at = facts.scenarios.findIndex((one) => one.name === name)
  const one = facts.scenarios[at]
  if (!one || at + by < 0 || at + by >= facts.scenarios.length) return facts
  const rest = facts.scenarios.filter((_, i) => i !== at)
  return { ...facts, scenarios: [...rest.slice(0, at + by), one, ...rest.slice(at + by)] }
}

/** What of a scenario is set; `undefined` takes it out. */
export function setInScenario(
  facts: CampaignFacts,
  name: string,
  part: 'card' | 'scenario' | 'aside' | 'record',
  value: string | readonly string[] | Scenario['record'] | undefined,
): CampaignFacts {
  return changed(facts, name, ({ [part]: _, ...one }) =>
    value === undefined ? (one as Scenario) : ({ ...one, [part]: value } as Scenario),
  )
}

/** Calls a scenario otherwise: ways follow, and the old name stays for logs that have it. */
export function renameScenario(facts: CampaignFacts, name: string, to: string): CampaignFacts {
  const scenarios = facts.scenarios.map((one) => ({
    ...one,
    ...(one.name === name ? { name: to, was: [...(one.was ?? []).filter((old) => old !== to), name] } : {}),
    ...(one.next ? { next: one.next.map((way) => (way.to === name ? { ...way, to } : way)) } : {}),
  }))
  return { ...facts, scenarios }
}

/** Lets a scenario come after another: where one follows already it comes before that, for a condition that is said then. @param when of the new way */
export function connectScenarios(facts: CampaignFacts, from: string, to: string, when: WayCondition): CampaignFacts {
  const said = withWaysSaid(facts)
  return changed(said, from, (one) => {
    const next = one.next ?? []
    if (next.some((way) => way.to === to)) return one
    return { ...one, next: next.length === 0 ? [{ to }] : [...next.slice(0, -1), { to, when }, ...next.slice(-1)] }
  })
}

/** A scenario does not come after another any more. The way that is last then needs no condition. */
export function disconnectScenarios(facts: CampaignFacts, from: string, to: string): CampaignFacts {
  return setWays(facts, from, (ways) => ways.filter((way) => way.to !== to))
}

/** Says the ways on from a scenario; the last one has no condition. */
export function setWays(
  facts: CampaignFacts,
  from: string,
  change: (ways: readonly CampaignWay[]) => readonly CampaignWay[],
): CampaignFacts {
  return changed(withWaysSaid(facts), from, (one) => {
    const next = change(one.next ?? [])
    return { ...one, next: withoutLastWhen(next) }
  })
}
