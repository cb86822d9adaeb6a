import { attach, card, choose, discard, forced, hostsFor, limitPer, modifier, whenRevealed } from '@questwright/lcg'

export default card('have-you-seen-baggins', [
  whenRevealed(({ self }) => attach(self, choose(hostsFor(self), { as: 'choose-host' }))),
  limitPer('host'),
  modifier('traits', { gain: 'Condition', while: ({ self }) => self.host !== null }),
  forced.after('hideTestFailed', { when: ({ self }) => self.host !== null }, ({ self }) => discard(self.host)),
])
