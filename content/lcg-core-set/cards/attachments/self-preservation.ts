import { action, attachesTo, card, exhaustSelf, heal } from '@questwright/lcg'

export default card('self-preservation', [
  attachesTo((host) => host.isCharacter),
  action({ cost: exhaustSelf }, ({ self }) => heal(self.host, 2)),
])
