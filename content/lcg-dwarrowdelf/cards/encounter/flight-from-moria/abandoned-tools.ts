import { action, addToStagingArea, attach, card, claim, constantly, exhaustOne, paidWith } from '@questwright/lcg'

export default card('abandoned-tools', [
  action(
    {
      slug: 'claim',
      player: 'any',
      cost: exhaustOne((one) => one.isHero),
      when: ({ self }) => self.host === null,
    },
    ({ self, you }) => {
      if (claim(self, you)) attach(self, paidWith(self)[0], you)
    },
  ),
  constantly.when('detached', { of: 'self', when: ({ event }) => event.host.isHero }, ({ self, event }) =>
    event.instead(() => addToStagingArea(self)),
  ),
  // also if it is discarded because of a third Restricted attachment
  constantly.when('discarded', { of: 'self', when: ({ self }) => self.host?.isHero === true }, ({ self, event }) =>
    event.instead(() => addToStagingArea(self)),
  ),
])
