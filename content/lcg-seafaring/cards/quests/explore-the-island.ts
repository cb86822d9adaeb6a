import {
  cannot,
  card,
  firstPlayer,
  forced,
  named,
  placeProgressOn,
  playersInOrder,
  putIntoPlay,
  setup,
  shuffleDeck,
} from '@questwright/lcg'
import { addLostIslands, isUncharted, prepareUnchartedDeck } from '../../systems/uncharted.ts'

export default card('explore-the-island', {
  A: [
    setup(() => {
      prepareUnchartedDeck('shrine-to-morgoth')
      addLostIslands(playersInOrder().length >= 3 ? 3 : 2)
      putIntoPlay(named('calphon')[0], firstPlayer())
      shuffleDeck('encounter')
    }),
  ],
  B: [
    cannot('progressPlaced', { while: ({ event }) => event.by?.facts.type !== 'quest' }),
    forced.after('explored', ({ self, event }) => {
      const { questPoints } = event.asItWas.facts
      placeProgressOn(self, typeof questPoints === 'number' ? questPoints : 0)
    }),
    forced.when('travels', { of: isUncharted }, () => addLostIslands(1)),
  ],
})
