import { a, card, except, skirmish, strength } from '@questwright/tcg'

export default card('noble-intentions', [skirmish({ exert: except(a('companion'), 'hobbit') }, () => strength(a('hobbit'), 3))])
