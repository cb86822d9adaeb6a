import { card, charactersInPlay } from '@questwright/lcg'
import { sackOver } from '../../../lib/sack-cards.ts'

export default card(
  'a-deep-sack',
  sackOver(charactersInPlay, (one) => one.printedNumber('willpower') ?? 0),
)
