import { abilitiesOf } from '@questwright/authoring'
import { endGame, fieldOf, type Sentence, table } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { useWord } from './use-word.ts'

/**
 * The players have won: runs the `whenWon` abilities of cards among the rules, and ends the game. RR "Winning the Game"
 * @throws GameOver
 */
export function win(why: Sentence): never {
  const t = table()
  // if the players win again while these abilities resolve, the abilities do not run a second time
  if (fieldOf(t.board, 'won') === undefined) {
    const followed = ([...t.zone('rules').cards] as GameCard[]).filter((card) => abilitiesOf(card, 'when-won').length > 0)
    if (followed.length > 0) t.write(t.board, 'fields', 'won', 'yes')
    const systems = new Set((t.ruleset.systems ?? []).map(({ code }) => code))
    for (const own of [false, true]) for (const card of followed) if (systems.has(card.code) === own) useWord(card, 'when-won')
  }
  endGame('won', why)
}
