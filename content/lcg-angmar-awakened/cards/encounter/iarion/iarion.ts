import { card, check, constantly, firstPlayer, loseGame, modifier } from '@questwright/lcg'
import { questCardsInPlay } from '../../../lib/quest-cards.ts'

export default card('iarion', [
  modifier('willpower', { by: questCardsInPlay }),
  modifier('attack', { by: questCardsInPlay }),
  modifier('defense', { by: questCardsInPlay }),
  check('follows', ({ self }) => (self.controller === firstPlayer() ? [] : [{ kind: 'controlTaken', subject: self, by: firstPlayer() }])),
  // who lies under a stage that a rescue would bring to an end is not lost yet
  constantly.when('leavesPlay', { slug: 'lost', of: 'self', when: ({ event }) => event.how !== 'put-under' }, () => loseGame('iarion')),
  constantly.when('discarded', { slug: 'lost-under', of: 'self', where: ['underneath'] }, () => loseGame('iarion')),
])
