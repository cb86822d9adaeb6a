import { a, card, self, skirmish, strength } from '@questwright/tcg'

export default card('boromir-son-of-denethor', [skirmish({ exert: self }, () => strength(a('hobbit'), 3))])
