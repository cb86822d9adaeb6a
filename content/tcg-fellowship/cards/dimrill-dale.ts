import { a, card, each, eachTime, has, phase, remember, remembers } from '@questwright/tcg'

export default card('dimrill-dale', [
  has(each('moria', 'orc'), 'twilight', -2, ({ self: dale }) => phase() === 'shadow' && !remembers(dale, 'orc')),
  eachTime('played', { of: a('moria', 'orc') }, () => remember('orc')),
])
