import { belongsToDeck, card, forced, isNamed, named, permits, whenRevealed, winGame } from '@questwright/lcg'
import { addAsLostIsland, addLostIslands, mixUpLostIslands } from '../../systems/uncharted.ts'

export default card('a-fateful-discovery', {
  A: [
    whenRevealed(() => {
      addLostIslands(2)
      addAsLostIsland(named('shrine-to-morgoth')[0])
      mixUpLostIslands()
    }),
  ],
  B: [
    permits('goesToVictoryDisplay', { on: (location) => belongsToDeck(location, 'uncharted-deck') }),
    forced.after(
      'leavesPlay',
      { slug: 'shrine-found', of: (card) => isNamed(card, 'shrine-to-morgoth'), when: ({ event }) => event.to === 'victory-display' },
      () => winGame(),
    ),
  ],
})
