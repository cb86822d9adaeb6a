import { action, addToStagingArea, attach, card, constantly, currentAttack, exhaustOne, forced, paidWith } from '@questwright/lcg'

export default card('alcarons-scroll', [
  action({ player: 'any', cost: exhaustOne((one) => one.isHero), when: ({ self }) => self.host === null }, ({ self, you }) =>
    attach(self, paidWith(self)[0], you),
  ),
  forced.after(
    'damaged',
    { of: 'host', when: ({ self, event }) => self.host?.isHero === true && event.from === 'attack' && currentAttack() !== undefined },
    ({ self }) => attach(self, currentAttack()?.enemy, null),
  ),
  constantly.when('detached', { of: 'self' }, ({ self, event }) => event.instead(() => addToStagingArea(self))),
])
