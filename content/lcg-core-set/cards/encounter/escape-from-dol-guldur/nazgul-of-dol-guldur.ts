import { addToStagingArea, cannot, card, choose, currentAttack, discard, forced } from '@questwright/lcg'

export default card('nazgul-of-dol-guldur', [
  cannot('attached', { on: () => true, while: ({ self, event }) => event.host === self && event.how === 'played' }),
  forced.when('turnsFaceup', { slug: 'follows', of: (hero) => hero.liesAs === 'prisoner', where: ['set-aside'] }, ({ self }) =>
    addToStagingArea(self),
  ),
  forced.after(
    'effect',
    { slug: 'after-shadow', when: ({ self, event }) => event.word === 'shadow' && currentAttack()?.enemy === self },
    ({ self }) => {
      const player = self.engagedWith
      if (player) discard(choose(player.characters, { by: player, as: 'choose-to-discard' }))
    },
  ),
])
