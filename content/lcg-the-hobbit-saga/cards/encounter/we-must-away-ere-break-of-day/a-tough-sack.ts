import { card, charactersInPlay } from '@questwright/lcg'
import { sackOver } from '../../../lib/sack-cards.ts'

export default card(
  'a-tough-sack',
  sackOver(charactersInPlay, (one) => one.printedNumber('defense') ?? 0),
)
