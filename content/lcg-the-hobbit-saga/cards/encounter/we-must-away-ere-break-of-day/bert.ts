import { cannot, card } from '@questwright/lcg'
import { isTroll, troll } from '../../../lib/trolls.ts'

export default card(
  'bert',
  troll(1, cannot('attached', { on: () => true, while: ({ event }) => isTroll(event.host) && event.how === 'played' })),
)
