import { card, dealDamage, forced, permits } from '@questwright/lcg'
import { fleet, isAtWorst } from '../../../systems/sailing.ts'

export default card('waterspout', [
  permits('mustBeTravelledTo', { while: isAtWorst }),
  forced.after('travels', { of: 'self' }, () => dealDamage(fleet(), 4)),
])
