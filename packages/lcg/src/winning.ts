import { abilitiesOf } from '@questwright/authoring'
import { endGame, fieldOf, type Sentence, table } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { useWord } from './use-word.ts'

/**
 * The players have won: what cards among the rules do then is done, and the game is over. RR "Winning the Game"
 * @throws GameOver
 */
export function win(why: Sentence): never {
  const t = table()
  // what wins while resolutions are followed is the same victory
  if (fieldOf(t.board, 'won') === undefined) {
    const followed = ([...t.zone('rules').cards] as GameCard[]).filter((card) => abilitiesOf(card, 'when-won').length > 0)
    if (followed.length > 0) t.write(t.board, 'fields', 'won', 'yes')
    const systems = new Set((t.ruleset.systems ?? []).map(({ code }) => code))
    for (const own of [false, true]) for (const card of followed) if (systems.has(card.code) === own) useWord(card, 'when-won')
  }
  endGame('won', why)
}
