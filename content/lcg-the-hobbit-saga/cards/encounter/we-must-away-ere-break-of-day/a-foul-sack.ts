import { card, charactersInPlay } from '@questwright/lcg'
import { sackOver } from '../../../lib/sack-cards.ts'

export default card(
  'a-foul-sack',
  sackOver(charactersInPlay, (one) => one.attachments.length),
)
