import { card, each, hasInstead } from '@questwright/tcg'

export default card('caras-galadhon', [hasInstead(each('free-peoples', 'character'), 'mostMinions', 1)])
