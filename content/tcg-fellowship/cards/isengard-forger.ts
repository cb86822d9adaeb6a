import { add, card, self, shadow } from '@questwright/tcg'

export default card('isengard-forger', [shadow({ exert: self }, () => add(1))])
