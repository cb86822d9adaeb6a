import { card, chooseAmount, discardSelf, exhaustSelf, preventDamage, response } from '@questwright/lcg'

export default card('honour-guard', [
  response.when('damaged', { of: (hurt) => hurt.isCharacter, cost: exhaustSelf }, ({ event }) => preventDamage(event, 1)),
  response.when('damaged', { keyword: 'valour', of: (hurt) => hurt.isCharacter, cost: [exhaustSelf, discardSelf] }, ({ event }) =>
    preventDamage(event, chooseAmount(1, Math.min(5, event.amount))),
  ),
])
