import { attachesTo, card, modifier } from '@questwright/lcg'

export default card('celebrians-stone', [
  attachesTo((host) => host.isHero),
  modifier('willpower', { on: 'host', by: 2 }),
  modifier('spheres', { on: 'host', gain: 'spirit', while: ({ self }) => self.host?.title === 'Aragorn' }),
])
