import { action, addResources, attachesTo, card, exhaustSelf, modifier } from '@questwright/lcg'

export default card('steward-of-gondor', [
  attachesTo((host) => host.isHero),
  modifier('traits', { on: 'host', gain: 'Gondor' }),
  action({ cost: exhaustSelf }, ({ self }) => addResources(self.host, 2)),
])
