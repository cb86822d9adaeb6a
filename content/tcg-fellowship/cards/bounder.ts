import { a, card, changeTo, self, skirmish } from '@questwright/tcg'

export default card('bounder', [skirmish({ exert: self }, () => changeTo('overwhelmedAt', a('hobbit'), 3))])
