import { card, charactersInPlay } from '@questwright/lcg'
import { sackOver } from '../../../lib/sack-cards.ts'

export default card(
  'a-large-sack',
  sackOver(charactersInPlay, (one) => one.printedNumber('hitPoints') ?? 0),
)
