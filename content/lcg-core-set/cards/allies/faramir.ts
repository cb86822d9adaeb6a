import { action, card, choosePlayer, exhaustSelf, modify } from '@questwright/lcg'

export default card('faramir', [
  action({ cost: exhaustSelf, targets: () => choosePlayer() }, ({ targets: player }) => modify(player.characters, 'willpower', 1, 'phase')),
])
