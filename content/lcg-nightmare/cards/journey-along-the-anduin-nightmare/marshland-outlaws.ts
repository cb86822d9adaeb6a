import { cannot, card, currentAttack, forced, raiseThreat, shadow } from '@questwright/lcg'
import { forThisAttack, isOfThisAttack } from '../../lib/this-attack.ts'

const TITLE = 'marshland-outlaws'

export default card('marshland-outlaws', [
  cannot('attacked', {
    on: (one) => one.isEnemy && one.slug !== 'marshland-outlaws',
    while: ({ self, event }) => self.engagedWith !== null && event.player === self.engagedWith,
  }),
  cannot('damaged', {
    on: (one) => one.isEnemy && one.slug !== TITLE,
    while: ({ self, event }) => {
      const { by, from } = event
      return from === 'effect' && self.engagedWith !== null && by !== null && by.controllerName === self.engagedWith.id
    },
  }),
  shadow(({ self }) => forThisAttack(self)),
  forced.after(
    'damaged',
    { slug: 'takes-note', where: ['shadow'], when: ({ self, event }) => isOfThisAttack(self, event) },
    ({ event }) => {
      const attack = currentAttack()
      if (attack) raiseThreat(attack.player, event.amount)
    },
  ),
])
