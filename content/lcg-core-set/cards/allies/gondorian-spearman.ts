import { card, dealDamage, response } from '@questwright/lcg'

export default card('gondorian-spearman', [response.after('defends', { of: 'self' }, ({ event }) => dealDamage(event.attacker, 1))])
