import { action, attachesTo, card, exhaustSelf, ready } from '@questwright/lcg'

export default card('unexpected-courage', [
  attachesTo((host) => host.isHero),
  action({ cost: exhaustSelf }, ({ self }) => ready(self.host)),
])
