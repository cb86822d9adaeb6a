import { action, addSelfToVictoryDisplay, attach, card, choose, forbid, setup } from '@questwright/lcg'
import { ringBearer } from '../../systems/fellowship.ts'

export default card('mr-underhill', [
  setup(({ self }) => attach(self, ringBearer(), ringBearer()?.controller)),
  action({ cost: addSelfToVictoryDisplay, targets: ({ you }) => choose(you.engagedEnemies) }, ({ you, targets: enemy }) =>
    forbid(enemy, 'attacks', 'round', { player: you }),
  ),
])
