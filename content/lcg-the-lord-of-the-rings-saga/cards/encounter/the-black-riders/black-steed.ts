import { attach, attachesTo, card, choose, forced, hostsFor, limitPer, modifier, returnToStaging, whenRevealed } from '@questwright/lcg'

export default card('black-steed', [
  attachesTo((host) => host.isEnemy && host.has('Nazgûl')),
  whenRevealed(({ self }) => attach(self, choose(hostsFor(self), { as: 'choose-host' }))),
  limitPer('host'),
  modifier('traits', { gain: 'Mount', while: ({ self }) => self.host !== null }),
  modifier('engagementCost', { on: 'host', by: -10 }),
  forced.atEndOf('refresh', { when: ({ self }) => self.host !== null }, ({ self }) => returnToStaging(self.host)),
])
