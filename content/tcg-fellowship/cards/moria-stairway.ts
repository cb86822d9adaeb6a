import { card, each, has } from '@questwright/tcg'

export default card('moria-stairway', [
  has(each('character'), 'damage', (_, card) => (!card.is('ally') && card.bears('hand-weapon') ? 1 : 0)),
])
