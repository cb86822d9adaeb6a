import { card, choose, forced, modify, returnToStaging, shadow } from '@questwright/lcg'
import { engagedEnemies } from '../../../lib/engaged-enemies.ts'
import { questCardsInPlay } from '../../../lib/quest-cards.ts'

export default card('borders-of-bree-land', [
  forced.atBeginningOf('quest', { when: ({ self }) => self.inStaging && engagedEnemies().length > 0 }, () =>
    returnToStaging(choose(engagedEnemies(), { as: 'choose-to-return' })),
  ),
  shadow(({ attack }) => modify(attack.defenders, 'defense', -questCardsInPlay(), 'attack')),
])
