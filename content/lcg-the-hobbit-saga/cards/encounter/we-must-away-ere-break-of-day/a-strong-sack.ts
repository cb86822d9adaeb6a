import { card, charactersInPlay } from '@questwright/lcg'
import { sackOver } from '../../../lib/sack-cards.ts'

export default card(
  'a-strong-sack',
  sackOver(charactersInPlay, (one) => one.printedNumber('attack') ?? 0),
)
