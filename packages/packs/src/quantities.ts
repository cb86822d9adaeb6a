/**
 * Reads how many copies a scenario puts into the deck of its sets: the numbers in `quantities`. A key there refers to a set or a card.
 * `card/fen-wolf` and `set/fen-wolf` are unambiguous, and may have the pack in front (`other:card/fen-wolf`). A bare name means the set if
 * the scenario has a set with this name.
 */

import { dealtIn, type Rulebook, usualMode } from '@questwright/rulebook'
import type { ScenarioFacts } from './bundle.ts'
import type { DeckLine } from './dealt-deck.ts'
import type { FullScenarioFacts } from './scenario-facts.ts'
import { inMode } from './scenario-modes.ts'
import { fullCode, slugIsWellFormed, splitCode } from './slug.ts'

type Facts = ScenarioFacts | FullScenarioFacts

/** The numbers of each mode. */
const numbersOf = (facts: Facts): FullScenarioFacts['quantities'] => (facts as unknown as FullScenarioFacts).quantities

export type QuantityKind = 'card' | 'set'

/** The set or the card to which a key of `quantities` refers. */
export interface QuantityKey {
  /** `either`: a bare name, which is a set where the scenario has one with this name, and a card otherwise. */
  readonly kind: QuantityKind | 'either'
  /** The slug, with its pack where the name has one. */
  readonly code: string
}

const form = /^([^:/]+:)?(?:(card|set)\/)?([^:/]+)$/

/** Parses a key; `undefined` for a text that can be neither a set nor a card. */
export function readQuantityKey(key: string): QuantityKey | undefined {
  const [, pack = '', kind, slug = ''] = form.exec(key) ?? []
  const code = `${pack}${slug}`
  if (pack === '' ? !slugIsWellFormed(slug) : splitCode(code) === undefined) return undefined
  return { kind: (kind as QuantityKind | undefined) ?? 'either', code }
}

/** The unambiguous key: `quantityKey('card', 'other:fen-wolf')` gives `other:card/fen-wolf`. */
export function quantityKey(kind: QuantityKind, code: string): string {
  const colon = code.indexOf(':') + 1
  return `${code.slice(0, colon)}${kind}/${code.slice(colon)}`
}

/**
 * All keys with which a scenario may refer to a card, the most explicit first.
 * @param home the pack of the scenario
 */
function keysOfCard(code: string, facts: Facts, home: string, rulebook: Rulebook): string[] {
  const sets = dealtIn(facts, 'sets', rulebook)
  const forms = code.startsWith(`${home}:`) ? [code.slice(home.length + 1), code] : [code]
  return [...forms.map((one) => quantityKey('card', one)), ...forms.filter((one) => !sets.includes(one))]
}

/**
 * All keys with which a scenario may refer to a set, the most explicit first.
 * @param set as the scenario names it
 */
function keysOfSet(set: string): string[] {
  return [quantityKey('set', set), set]
}

function said(facts: Facts, mode: string, keys: readonly string[]): number | undefined {
  const numbers = numbersOf(facts)?.[mode]
  const key = keys.find((one) => numbers?.[one] !== undefined)
  return key === undefined ? undefined : numbers?.[key]
}

/**
 * The number for a card that the mode itself has.
 * @param code `pack:slug`
 * @param home the pack of the scenario
 */
export function saidOfCard(facts: Facts, mode: string, code: string, home: string, rulebook: Rulebook): number | undefined {
  return said(facts, mode, keysOfCard(code, inMode(facts, mode), home, rulebook))
}

/**
 * The number for a set that the mode itself has.
 * @param set as the scenario names it
 */
export function saidOfSet(facts: Facts, mode: string, set: string): number | undefined {
  return said(facts, mode, keysOfSet(set))
}

/** The number of a set in a mode: the mode's own number, else that of the default mode, else 1. */
export function quantityOfSet(facts: Facts, set: string, mode: string, rulebook: Rulebook): number {
  return saidOfSet(facts, mode, set) ?? saidOfSet(facts, usualMode(rulebook), set) ?? 1
}

/** The numbers of a mode with one for a card; `undefined` removes the number of the card. */
export function withCardQuantity(
  facts: FullScenarioFacts,
  mode: string,
  code: string,
  home: string,
  n: number | undefined,
  rulebook: Rulebook,
): FullScenarioFacts {
  const bareForm = code.startsWith(`${home}:`) ? code.slice(home.length + 1) : code
  const own = inMode(facts, mode)
  const key = dealtIn(own, 'sets', rulebook).includes(bareForm) ? quantityKey('card', bareForm) : bareForm
  return withNumber(facts, mode, keysOfCard(code, own, home, rulebook), key, n)
}

/**
 * The numbers of a mode with one for a set; `undefined` removes the number of the set.
 * @param cards of the deck: if one of them has the name of the set, the key marks the number as that of the set
 * @param home the pack of the scenario
 */
export function withSetQuantity(
  facts: FullScenarioFacts,
  mode: string,
  set: string,
  n: number | undefined,
  cards: readonly DeckLine[],
  home: string,
): FullScenarioFacts {
  const shared = cards.some(({ code }) => code === fullCode(set, home))
  return withNumber(facts, mode, keysOfSet(set), shared ? quantityKey('set', set) : set, n)
}

function withNumber(
  facts: FullScenarioFacts,
  mode: string,
  keys: readonly string[],
  key: string,
  n: number | undefined,
): FullScenarioFacts {
  const others = Object.entries(facts.quantities?.[mode] ?? {}).filter(([one]) => !keys.includes(one) || (one === key && n !== undefined))
  const numbers = { ...Object.fromEntries(others), ...(n === undefined ? {} : { [key]: n }) }
  const { [mode]: _mode, ...modes } = facts.quantities ?? {}
  const quantities = Object.keys(numbers).length === 0 ? modes : { ...modes, [mode]: numbers }
  const { quantities: _quantities, ...rest } = facts
  return (Object.keys(quantities).length === 0 ? rest : { ...rest, quantities }) as FullScenarioFacts
}

/** Names in `quantities` that are a set of the scenario and a card of its deck, too. They mean the set. @param cards of that deck */
export function ambiguousQuantities(facts: Facts, cards: readonly DeckLine[], home: string, rulebook: Rulebook): string[] {
  const sets = dealtIn(facts, 'sets', rulebook)
  const codes = new Set(cards.map(({ code }) => code))
  const names = Object.values(numbersOf(facts) ?? {}).flatMap((numbers) => Object.keys(numbers))
  return [...new Set(names)].filter((name) => sets.includes(name) && codes.has(fullCode(name, home)))
}
