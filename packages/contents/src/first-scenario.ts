import { dealtIn } from '@questwright/rulebook'
import type { PackState } from '@questwright/workshop/page'
import { rulebookAt } from '@questwright/workshop/rulebooks'

/** Whether a pack still needs its first scenario or deck. A pack with a playable one does not, nor does a pack that needs none. */
export function isBeforeFirstScenario({ bundle }: PackState): boolean {
  const rulebook = rulebookAt(bundle?.game)
  const told = rulebook.firstSteps
  if (bundle === undefined || told === undefined) return false
  const cards = Object.values(bundle.cards)
  // a deck is played with any scenario of its game
  if (told.goal.kind === 'deck')
    return Object.keys(bundle.decks).length === 0 && (cards.length > 0 || Object.keys(bundle.keywords).length <= 5)
  const scenarios = Object.values(bundle.scenarios)
  if (scenarios.some((facts) => dealtIn(facts, 'course', rulebook).length > 0 && dealtIn(facts, 'sets', rulebook).length > 0)) return false
  // packs with only player cards need no scenario, nor do packs of keywords, which have more than a few and no cards
  if (cards.length > 0) return scenarios.length > 0 || cards.some(({ type }) => told.cards.types.includes(type))
  return Object.keys(bundle.keywords).length <= 5 && Object.keys(bundle.decks).length === 0
}
