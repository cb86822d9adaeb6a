import { card, chosenX, modifier, preventDamage, response } from '@questwright/lcg'

export default card('close-call', [
  modifier('keywords', { gain: 'doomed', number: ({ self }) => chosenX(self), where: ['resolving'] }),
  response.when(
    'damaged',
    { of: (hurt) => hurt.isHero, x: ({ event }) => Array.from({ length: event.amount }, (_, i) => i + 1) },
    ({ event, x }) => preventDamage(event, x),
  ),
])
