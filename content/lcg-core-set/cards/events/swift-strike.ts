import { card, dealDamage, response } from '@questwright/lcg'

export default card('swift-strike', [response.after('defends', ({ event }) => dealDamage(event.attacker, 2))])
