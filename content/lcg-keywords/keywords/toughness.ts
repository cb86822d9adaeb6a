import { constantly, keyword, preventDamage } from '@questwright/lcg'

export default keyword('toughness', [constantly.when('damaged', { of: 'self' }, ({ event, number }) => preventDamage(event, number))])
