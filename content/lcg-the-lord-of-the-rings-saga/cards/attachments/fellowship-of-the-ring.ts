import { attachesTo, card, discard, forced, modifier } from '@questwright/lcg'

export default card('fellowship-of-the-ring', [
  attachesTo((host) => host.isHero && host.has('Ring-bearer')),
  modifier('willpower', { on: (hero) => hero.isHero, by: 1 }),
  forced.after('destroyed', { when: ({ event }) => event.asItWas.isCharacter }, ({ self }) => discard(self)),
])
