import { card, engage, forced, redirectDamage, shadow } from '@questwright/lcg'
import { scrollBearer } from '../../../lib/pelargir.ts'

export default card('harbor-thug', [
  forced.after('threatRaised', { of: (player) => scrollBearer()?.controller === player }, ({ self, event }) => engage(self, event.subject)),
  shadow(() => redirectDamage(scrollBearer())),
])
