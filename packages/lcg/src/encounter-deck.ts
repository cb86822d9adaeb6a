import { askYes, isChangedAnywhere, shuffle, table, tell } from '@questwright/kernel'
import { meetRepair } from './repairs.ts'
import { currentQuest, phase } from './round.ts'

/** Whether the encounter deck is empty and has to be reset. RR "Running out of Cards" */

function isDue(): boolean {
  const t = table()
  if (t.zone('encounter-deck').size > 0 || t.zone('encounter-discard').size === 0 || staysEmpty()) return false
  return phase() === 'quest' || (isChangedAnywhere('renewsEncounterDeck') && askYes(t.board, 'renewsEncounterDeck'))
}

/** Whether the current quest keeps an empty deck from being reset. */
function staysEmpty(): boolean {
  const quest = isChangedAnywhere('keepsEncounterDeckEmpty') ? currentQuest() : undefined
  return quest !== undefined && askYes(quest, 'keepsEncounterDeckEmpty')
}

/**
 * Shuffles the encounter discard pile into a new deck, if the deck is empty, and only in the quest phase unless a card says otherwise.
 * @returns whether it did
 */
export function resetEncounterDeck(): boolean {
  if (!isDue()) return false
  const t = table()
  for (const card of t.zone('encounter-discard').cards) t.move(card, t.zone('encounter-deck'))
  shuffle(t.zone('encounter-deck'))
  tell('encounter-deck-reset', {})
  return true
}

/**
 * Resets an encounter deck that became empty, as soon as no event is being resolved. Effects that need one of its cards before that, such
 * as a reveal, a discard or a shadow card, reset it themselves; a card that is being revealed is resolved completely first.
 */
export function resetEncounterDeckAtRest(): void {
  if (table().run.occurrences.length > 0 || !isDue()) return
  meetRepair('new-encounter-deck')
  resetEncounterDeck()
}
