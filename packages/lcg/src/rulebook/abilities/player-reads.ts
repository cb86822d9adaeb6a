/** Wordings of player cards: the cards of a player whom the text named. */
import type { Reads } from './entry.ts'

export const playerGroups: Reads = {
  'characters-of': ['character controlled by $player'],
  'heroes-of': ['hero controlled by $player'],
  'engagedEnemies-of': ['enemy engaged with $player'],
}
