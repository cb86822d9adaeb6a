import { card, loseResources, resolveText, shadow, whenRevealed } from '@questwright/lcg'
import { bagginsPools } from '../../../systems/baggins.ts'

export default card('more-like-a-grocer', [
  whenRevealed(() => {
    for (const hero of bagginsPools()) loseResources(hero, hero.resources)
  }),
  shadow(({ self, you }) => resolveText(self, 'when-revealed', you)),
])
