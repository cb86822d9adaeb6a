import { action, addToStagingArea, attach, card, claim, constantly, exhaustOne, modifier, paidWith } from '@questwright/lcg'

export default card('ferrymans-lantern', [
  action(
    {
      slug: 'claim',
      player: 'any',
      cost: exhaustOne((card) => card.isHero),
      when: ({ self }) => self.controller === null && self.inStaging,
      // the hero to whom it is attached is known only after the cost is paid; while it has a guard, it is attached to the guard
      could: ({ self }) => self.host === null,
    },
    ({ self, you }) => {
      const [bearer] = paidWith(self)
      if (bearer && claim(self, you)) attach(self, bearer)
    },
  ),
  modifier('willpower', { on: 'host', by: 1, while: ({ self }) => self.host?.isHero === true }),
  constantly.when('detached', { of: 'self', when: ({ event }) => event.host.isHero }, ({ self, event }) =>
    event.instead(() => addToStagingArea(self)),
  ),
])
