import { abilitiesOf } from '@questwright/authoring'
import { perform } from '@questwright/kernel'
import { type GameCard, type Player, zoneCards } from './cards.ts'
import { firstPlayer } from './round.ts'
import { useWord } from './use-word.ts'

/** Carries out the setup instructions of heroes, and of cards that are searched out of decks. LCG 4.9 */

/** Carries out the heroes' instructions when the game begins, then those of cards in the player's deck, before the first hand is drawn. */
export function followInstructionsOf(player: Player): void {
  for (const hero of player.heroes) useWord(hero, 'setup', undefined, player)
  searchOut(zoneCards(`${player.id}.deck`), player, player)
}

/** Carries out the instructions of cards in the encounter deck, before those of the quest. */
export function followInstructionsOfEncounterDeck(): void {
  searchOut(zoneCards('encounter-deck'), firstPlayer(), undefined)
}

/** Carries out the setup instructions of the cards in this deck, in order of the cards' numbers. If there are any, the deck is shuffled. */
function searchOut(deck: readonly GameCard[], you: Player, owner: Player | undefined): void {
  const found = deck.filter((card) => abilitiesOf(card, 'setup').length > 0).sort((a, b) => a.n - b.n)
  for (const card of found) useWord(card, 'setup', undefined, you)
  if (found.length > 0) perform({ kind: 'cardsShuffled', subject: owner, zone: owner ? `${owner.id}.deck` : 'encounter-deck' })
}
