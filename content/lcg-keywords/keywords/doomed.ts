import { forced, keyword, playersInOrder, raiseThreat } from '@questwright/lcg'

export default keyword('doomed', [forced.when('revealed', { of: 'self' }, ({ number }) => raiseThreat(playersInOrder(), number))])
