import { card, cardsInPlay, choose, enemiesInPlay, forced, modify, returnToStaging, shadow } from '@questwright/lcg'

export default card('borders-of-bree-land', [
  forced.atBeginningOf(
    'quest',
    { when: ({ self }) => self.inStaging && enemiesInPlay().filter((enemy) => enemy.engagedWith !== null).length > 0 },
    () =>
      returnToStaging(
        choose(
          enemiesInPlay().filter((enemy) => enemy.engagedWith !== null),
          { as: 'choose-to-return' },
        ),
      ),
  ),
  shadow(({ attack }) => modify(attack.defenders, 'defense', -cardsInPlay().filter((other) => other.isQuest).length, 'attack')),
])
