import { card, heroesInPlay } from '@questwright/lcg'
import { sackOver } from '../../../lib/sack-cards.ts'

export default card(
  'a-worn-sack',
  sackOver(heroesInPlay, (hero) => hero.resources),
)
