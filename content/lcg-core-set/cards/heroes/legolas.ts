import { attackersWhoDestroyed, card, placeProgress, response } from '@questwright/lcg'

export default card('legolas', [
  response.after('destroyed', { when: ({ self, event }) => attackersWhoDestroyed(event).includes(self) }, () => placeProgress(2)),
])
