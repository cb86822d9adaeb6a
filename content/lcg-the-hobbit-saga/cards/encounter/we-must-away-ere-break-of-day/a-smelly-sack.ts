import { alliesInPlay, card } from '@questwright/lcg'
import { sackOver } from '../../../lib/sack-cards.ts'

export default card(
  'a-smelly-sack',
  sackOver(alliesInPlay, (one) => one.printedNumber('cost') ?? 0),
)
