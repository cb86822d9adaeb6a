import { card, forced, playersInOrder, raiseThreat } from '@questwright/lcg'

export default card('false-ferry', [forced.after('travels', { of: 'self' }, () => raiseThreat(playersInOrder(), 1))])
