import { card, eachTime, heal, self, upTo } from '@questwright/tcg'

export default card('valley-of-the-silverlode', [eachTime('movedTo', { of: self }, () => heal(upTo(9, 'hobbit', 'companion')))])
