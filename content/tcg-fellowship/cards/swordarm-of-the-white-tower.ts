import { a, card, skirmish, strength } from '@questwright/tcg'

export default card('swordarm-of-the-white-tower', [
  skirmish({}, () => strength(a('gondor', 'companion'), (it) => (it.is('defender +1') ? 4 : 2))),
])
