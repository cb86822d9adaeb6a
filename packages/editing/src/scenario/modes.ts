/** The changes that the form makes to a scenario's modes, and to the card among the rules of its games. */
import { type FullScenarioFacts, modesOf } from '@questwright/packs/browser'
import { type Rulebook, typeIn, usualMode } from '@questwright/rulebook'
import type { Names } from './names.ts'

/** The scenario without a part. */
function without(facts: FullScenarioFacts, part: 'playedIn' | 'modes' | 'card'): FullScenarioFacts {
  const { [part]: _, ...rest } = facts
  return rest
}

/**
 * Adds or removes a mode of the scenario.
 * A mode that needs a definition gets an entry. `playedIn` is omitted where it equals the default. The last mode cannot be removed.
 */
export function withMode(facts: FullScenarioFacts, mode: string, how: 'played' | 'not', rulebook: Rulebook): FullScenarioFacts {
  const open = without(facts, 'playedIn')
  const begun: FullScenarioFacts =
    how === 'played' && !modesOf(open, rulebook).includes(mode) ? { ...open, modes: { ...open.modes, [mode]: {} } } : open
  const now = modesOf(facts, rulebook)
  const chosen = Object.keys(rulebook.modes).filter((one) => (one === mode ? how === 'played' : now.includes(one)))
  if (chosen.length === 0) return facts
  const all = modesOf(begun, rulebook)
  return all.every((one) => chosen.includes(one)) ? begun : { ...begun, playedIn: chosen }
}

/** The cards that may be among the rules, those of the scenario's own pack first. */
export function cardsAmongRules({ cards, rulebook }: Names): Names['cards'] {
  return cards.filter(({ facts }) => typeIn(rulebook, facts.type)?.inGame === 'among-rules')
}

/** Puts a card among the rules of the scenario's games; an empty code removes it. @param mode only in this mode, if it is not the usual one */
export function withCardAmongRules(facts: FullScenarioFacts, code: string, rulebook: Rulebook, mode?: string): FullScenarioFacts {
  if (mode === undefined || mode === usualMode(rulebook)) return code === '' ? without(facts, 'card') : { ...facts, card: code }
  const { card: _, ...own } = facts.modes?.[mode] ?? {}
  return { ...facts, modes: { ...facts.modes, [mode]: code === '' ? own : { ...own, card: code } } }
}
