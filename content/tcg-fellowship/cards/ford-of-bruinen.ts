import { a, card, each, eachTime, has, remember, remembers } from '@questwright/tcg'

export default card('ford-of-bruinen', [
  has(each('nazgul'), 'twilight', -5, ({ self: ford }) => !remembers(ford, 'nazgul')),
  eachTime('played', { of: a('nazgul') }, () => remember('nazgul', 'turn')),
])
