import { card, currentAttack, forced, raiseThreat } from '@questwright/lcg'

export default card('hill-troll', [
  forced.after(
    'damaged',
    {
      of: (damaged, { self, event }) => event.from === 'attack' && damaged.isCharacter && currentAttack()?.enemy === self,
      when: ({ event }) => event.beyond > 0,
    },
    ({ event }) => {
      const attack = currentAttack()
      if (attack) raiseThreat(attack.player, event.beyond)
    },
  ),
])
