/** In which modes a scenario is played, and the card that lies among the rules of its games, as a form changes them. */
import { type FullScenarioFacts, modesOf } from '@questwright/packs/browser'
import { type Rulebook, typeIn, usualMode } from '@questwright/rulebook'
import type { Names } from './names.ts'

/** The scenario without a part that says nothing more. */
function without(facts: FullScenarioFacts, part: 'playedIn' | 'modes' | 'card'): FullScenarioFacts {
  const { [part]: _, ...rest } = facts
  return rest
}

/**
 * The scenario played in that mode, or in it no more.
 * A mode that is only there where a scenario says what it is gets an entry. `playedIn` is left out where it would say what holds without it. The last mode stays.
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

/** The cards that may lie among the rules, those of the scenario's own pack first. */
export function cardsAmongRules({ cards, rulebook }: Names): Names['cards'] {
  return cards.filter(({ facts }) => typeIn(rulebook, facts.type)?.inGame === 'among-rules')
}

/** The scenario with that card among the rules of its games; an empty code takes it out. @param mode only in this one, which is not the usual one */
export function withCardAmongRules(facts: FullScenarioFacts, code: string, rulebook: Rulebook, mode?: string): FullScenarioFacts {
  if (mode === undefined || mode === usualMode(rulebook)) return code === '' ? without(facts, 'card') : { ...facts, card: code }
  const { card: _, ...own } = facts.modes?.[mode] ?? {}
  return { ...facts, modes: { ...facts.modes, [mode]: code === '' ? own : { ...own, card: code } } }
}
