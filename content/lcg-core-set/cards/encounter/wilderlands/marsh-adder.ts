import { card, forced, raiseThreat } from '@questwright/lcg'

export default card('marsh-adder', [forced.after('attacks', { of: 'self' }, ({ event }) => raiseThreat(event.player, 1))])
