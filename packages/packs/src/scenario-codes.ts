/** Finds the codes to which a scenario refers, and replaces them. */
import { dealParts, dealtIn, type Rulebook } from '@questwright/rulebook'
import type { ScenarioFacts } from './bundle.ts'
import { quantityKey, readQuantityKey } from './quantities.ts'
import { asFull, type EndCondition, type FullScenarioFacts, type SetupStep } from './scenario-facts.ts'
import { inMode } from './scenario-modes.ts'

/** All codes to which a scenario refers: cards, sets and rules. */
export function scenarioReferences(
  facts: ScenarioFacts | FullScenarioFacts,
  rulebook: Rulebook,
): {
  readonly cards: readonly string[]
  readonly sets: readonly string[]
  readonly rules: readonly string[]
} {
  const cards: string[] = []
  const sets: string[] = []
  const rules: string[] = []
  mapScenario(
    facts,
    {
      card: (one) => {
        cards.push(one)
        return one
      },
      set: (one) => {
        sets.push(one)
        return one
      },
      rule: (one) => {
        rules.push(one)
        return one
      },
    },
    rulebook,
  )
  return { cards, sets, rules }
}

/** The scenario with every code replaced, for renaming. */
export function mapScenario(
  facts: ScenarioFacts | FullScenarioFacts,
  change: { readonly card: (code: string) => string; readonly set: (set: string) => string; readonly rule: (code: string) => string },
  rulebook: Rulebook,
): ScenarioFacts {
  const { card, set, rule } = change
  const { hosts } = rulebook
  /** The parts of the deal in a scenario, or in the entry of one of its modes. */
  const parts = (said: object) =>
    Object.fromEntries(
      dealParts(rulebook).flatMap(({ part, holds }) => {
        const list = (said as { readonly [part: string]: unknown })[part]
        return Array.isArray(list) ? [[part, (list as readonly string[]).map(holds === 'sets' ? set : card)] as const] : []
      }),
    )
  const full = asFull(facts)
  const host = (one: string): string => (Object.hasOwn(hosts, one) ? one : card(one))
  const keys = <T>(record: { readonly [key: string]: T }, key: (one: string) => string) =>
    Object.fromEntries(Object.entries(record).map(([one, value]) => [key(one), value]))
  const end = (one: EndCondition): EndCondition => ({
    ...one,
    ...(one.card === undefined ? {} : { card: card(one.card) }),
    ...(one.stage === undefined ? {} : { stage: card(one.stage) }),
  })
  const step = (one: SetupStep): SetupStep => ({
    ...one,
    ...(one.card === undefined ? {} : { card: card(one.card) }),
    ...(one.cards === undefined ? {} : { cards: one.cards.map(card) }),
    ...(one.to === undefined ? {} : { to: host(one.to) }),
    ...(one.on === undefined ? {} : { on: host(one.on) }),
    ...(one.of?.set === undefined ? {} : { of: { ...one.of, set: set(one.of.set) } }),
  })
  const changed: FullScenarioFacts = {
    ...full,
    ...parts(facts),
    ...(full.quantities
      ? {
          quantities: Object.fromEntries(
            Object.entries(full.quantities).map(([mode, numbers]) => [
              mode,
              keys(numbers, (key) => {
                const { kind, code: one } = readQuantityKey(key) ?? { kind: 'either', code: key }
                const means =
                  kind === 'either'
                    ? dealtIn(inMode(facts, mode), 'sets', rulebook).includes(one)
                      ? set
                      : card
                    : kind === 'set'
                      ? set
                      : card
                return kind === 'either' ? means(one) : quantityKey(kind, means(one))
              }),
            ]),
          ),
        }
      : {}),
    ...(full.setup ? { setup: full.setup.map(step) } : {}),
    ...(full.modes
      ? {
          modes: Object.fromEntries(
            Object.entries(full.modes).map(([mode, said]) => [
              mode,
              {
                ...said,
                ...parts(said),
                ...(said.setup ? { setup: said.setup.map(step) } : {}),
                ...(said.rules ? { rules: said.rules.map(rule) } : {}),
                ...(said.card === undefined ? {} : { card: card(said.card) }),
              },
            ]),
          ),
        }
      : {}),
    ...(full.branches
      ? {
          branches: keys(
            Object.fromEntries(Object.entries(full.branches).map(([stage, branch]) => [stage, { ...branch, next: branch.next.map(card) }])),
            card,
          ),
        }
      : {}),
    ...(full.rules ? { rules: full.rules.map(rule) } : {}),
    ...(full.card === undefined ? {} : { card: card(full.card) }),
    ...(full.begins ? { begins: { ...full.begins, card: card(full.begins.card) } } : {}),
    ...(full.win ? { win: full.win.map(end) } : {}),
    ...(full.lose ? { lose: full.lose.map(end) } : {}),
    ...(full.map ? { map: keys(full.map, card) } : {}),
  }
  return changed as unknown as ScenarioFacts
}
