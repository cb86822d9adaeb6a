import { cannot, card, firstPlayer, forced, takeControl } from '@questwright/lcg'
import { isByPlayers } from '../../lib/by-players.ts'

export default card('bilbo-baggins', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  cannot('resourcesGained', { while: ({ event }) => event.how !== 'collected' && isByPlayers(event.by) }),
])
