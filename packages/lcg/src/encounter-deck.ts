import { askYes, isChangedAnywhere, shuffle, table, tell } from '@questwright/kernel'
import { meetRepair } from './repairs.ts'
import { currentQuest, phase } from './round.ts'

/** The encounter deck that has run out. RR "Running out of Cards" */

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

/** Shuffles the encounter discard pile into a new deck: when the deck is empty, and only in the quest phase where no card says otherwise. @returns whether it did */
export function resetEncounterDeck(): boolean {
  if (!isDue()) return false
  const t = table()
  for (const card of t.zone('encounter-discard').cards) t.move(card, t.zone('encounter-deck'))
  shuffle(t.zone('encounter-deck'))
  tell('encounter-deck-reset', {})
  return true
}

/**
 * Resets an encounter deck that ran out for any reason as soon as no event is under way. Effects that need one of its cards before, such as a reveal,
 * a discard or a shadow card, reset it themselves; a card that is being revealed is resolved to its end first.
 */
export function resetEncounterDeckAtRest(): void {
  if (table().run.occurrences.length > 0 || !isDue()) return
  meetRepair('new-encounter-deck')
  resetEncounterDeck()
}
