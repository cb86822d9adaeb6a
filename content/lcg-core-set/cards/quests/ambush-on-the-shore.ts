import { cannot, card, enemiesInPlay, playersInOrder, remember, revealEncounterCards, whenRevealed } from '@questwright/lcg'

export default card('ambush-on-the-shore', {
  B: [
    whenRevealed(({ self }) => {
      remember(self, 'ambush', 'running')
      revealEncounterCards(2 * playersInOrder().length)
      remember(self, 'ambush', 'over')
    }),
    cannot('stepTaken', { on: () => true, while: ({ event }) => event.step === '3.3' }),
    // the last stage has 0 quest points, so the game is won as soon as nothing prevents it from being defeated
    cannot('stageDefeated', { while: ({ self }) => self.memory('ambush') === 'running' || enemiesInPlay().length > 0 }),
  ],
})
