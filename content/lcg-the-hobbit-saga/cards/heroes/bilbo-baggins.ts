import { cannot, card, firstPlayer, forced, takeControl } from '@questwright/lcg'

export default card('bilbo-baggins', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  cannot('resourcesGained', { while: ({ event }) => event.how !== 'collected' && event.by !== null && event.by.ownerName !== null }),
])
