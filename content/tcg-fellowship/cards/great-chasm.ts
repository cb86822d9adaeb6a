import { a, card, each, eachTime, has, phase, remember, remembers } from '@questwright/tcg'

export default card('great-chasm', [
  has(each('moria', 'archer'), 'twilight', -2, ({ self: chasm }) => phase() === 'shadow' && !remembers(chasm, 'archer')),
  eachTime('played', { of: a('moria', 'archer') }, () => remember('archer')),
])
