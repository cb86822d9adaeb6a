import { card, fellowship, has, heal, self, the } from '@questwright/tcg'

export default card('rosie-cotton-hobbiton-lass', [has(the('Sam'), 'strength', 1), fellowship({ exert: self }, () => heal(the('Sam')))])
