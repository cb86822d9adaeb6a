import { card, cardsInPlay, check, constantly, firstPlayer, loseGame, modifier } from '@questwright/lcg'

export default card('iarion', [
  modifier('willpower', { by: () => cardsInPlay().filter((other) => other.isQuest).length }),
  modifier('attack', { by: () => cardsInPlay().filter((other) => other.isQuest).length }),
  modifier('defense', { by: () => cardsInPlay().filter((other) => other.isQuest).length }),
  check('follows', ({ self }) => (self.controller === firstPlayer() ? [] : [{ kind: 'controlTaken', subject: self, by: firstPlayer() }])),
  // Iârion is not lost yet if he is under a stage that is defeated by rescuing him
  constantly.when('leavesPlay', { slug: 'lost', of: 'self', when: ({ event }) => event.how !== 'put-under' }, () => loseGame('iarion')),
  constantly.when('discarded', { slug: 'lost-under', of: 'self', where: ['underneath'] }, () => loseGame('iarion')),
])
