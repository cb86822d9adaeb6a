import { attachesTo, card, discard, forced, modifier } from '@questwright/lcg'

const CHARACTERS = ['hero', 'ally', 'objective-ally', 'objective-hero']

export default card('fellowship-of-the-ring', [
  attachesTo((host) => host.isHero && host.has('Ring-bearer')),
  modifier('willpower', { on: (hero) => hero.isHero, by: 1 }),
  forced.after('destroyed', { when: ({ event }) => CHARACTERS.includes(event.asItWas.type) }, ({ self }) => discard(self)),
])
