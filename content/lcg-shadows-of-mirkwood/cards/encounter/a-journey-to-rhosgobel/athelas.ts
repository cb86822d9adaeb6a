import { action, attach, card, claim, exhaustOne, paidWith } from '@questwright/lcg'

export default card('athelas', [
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
])
