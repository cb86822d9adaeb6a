/** Edits a campaign: its scenarios, and the ways between them. */
import { bare, type CampaignFacts, type CampaignWay, type WayCondition, waysFrom } from '@questwright/packs/browser'

type Scenario = CampaignFacts['scenarios'][number]

/** The campaign with explicit ways instead of those that follow from the order of the list: once one way is explicit, all must be. */
function withWaysSaid(facts: CampaignFacts): CampaignFacts {
  return { ...facts, scenarios: facts.scenarios.map((one) => ({ ...one, next: waysFrom(facts, one.name) })) }
}

const changed = (facts: CampaignFacts, name: string, change: (one: Scenario) => Scenario): CampaignFacts => ({
  ...facts,
  scenarios: facts.scenarios.map((one) => (one.name === name ? change(one) : one)),
})

/** Removes the condition of the last way, which is the default. */
const withoutLastWhen = (ways: readonly CampaignWay[]): readonly CampaignWay[] =>
  ways.map(({ when, ...way }, i) => (i < ways.length - 1 && when ? { ...way, when } : way))

/** Appends a scenario. Where ways are explicit, the last scenario that ended the campaign gets a way to it. @param code of the scenario */
export function addScenario(facts: CampaignFacts, code: string): CampaignFacts {
  const names = facts.scenarios.map(({ name }) => name)
  let name = bare(code)
  for (let number = 2; names.includes(name); number++) name = `${bare(code)}-${number}`
  const last = facts.scenarios.findLast((one) => one.next?.length === 0)
  const led = last ? changed(facts, last.name, (one) => ({ ...one, next: [{ to: name }] })) : facts
  const isSaid = facts.scenarios.some(({ next }) => next !== undefined)
  return { ...led, scenarios: [...led.scenarios, { name, scenario: code, ...(isSaid ? { next: [] } : {}) }] }
}

/** Removes a scenario. The ways to it lead to where its own last way leads; if it has none, they are removed. */
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

/** Sets a part of a scenario; `undefined` removes it. */
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

/** Renames a scenario: ways are updated, and the old name is stored in `was`, so that logs with it can still be read. */
export function renameScenario(facts: CampaignFacts, name: string, to: string): CampaignFacts {
  const scenarios = facts.scenarios.map((one) => ({
    ...one,
    ...(one.name === name ? { name: to, was: [...(one.was ?? []).filter((old) => old !== to), name] } : {}),
    ...(one.next ? { next: one.next.map((way) => (way.to === name ? { ...way, to } : way)) } : {}),
  }))
  return { ...facts, scenarios }
}

/**
 * Adds a way between two scenarios. If there is a way already, the new one is inserted before it, with a condition.
 * @param when the condition of the new way
 */
export function connectScenarios(facts: CampaignFacts, from: string, to: string, when: WayCondition): CampaignFacts {
  const said = withWaysSaid(facts)
  return changed(said, from, (one) => {
    const next = one.next ?? []
    if (next.some((way) => way.to === to)) return one
    return { ...one, next: next.length === 0 ? [{ to }] : [...next.slice(0, -1), { to, when }, ...next.slice(-1)] }
  })
}

/** Removes the way between two scenarios. The way that is then the last one needs no condition. */
export function disconnectScenarios(facts: CampaignFacts, from: string, to: string): CampaignFacts {
  return setWays(facts, from, (ways) => ways.filter((way) => way.to !== to))
}

/** Sets the ways from a scenario; the last one has no condition. */
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
