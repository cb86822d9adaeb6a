import { attach, card, choose, claim, committedCharacters, forced, modifier, putOnTop, response } from '@questwright/lcg'

export default card('signs-of-gollum', [
  response.after(
    'questSucceeds',
    {
      slug: 'claim',
      when: ({ self }) => self.host === null,
      targets: () =>
        choose(
          committedCharacters().filter((one) => one.isHero),
          { as: 'choose-host' },
        ),
    },
    ({ self, targets: hero }) => {
      if (hero.controller && claim(self, hero.controller)) attach(self, hero)
    },
  ),
  modifier('traits', { gain: 'Condition', while: ({ self }) => self.host?.isHero === true }),
  forced.after('damaged', { slug: 'dropped', of: 'host', when: ({ self }) => self.host?.isHero === true }, ({ self }) => putOnTop(self)),
  // when the hero to whom the objective was attached has left play
  forced.when('detached', { slug: 'lost', of: 'self', when: ({ event }) => event.host.isHero }, ({ self, event }) =>
    event.instead(() => putOnTop(self)),
  ),
])
