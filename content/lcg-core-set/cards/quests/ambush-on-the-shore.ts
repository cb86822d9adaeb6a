import { cannot, card, enemiesInPlay, playersInOrder, remember, revealEncounterCards, whenRevealed } from '@questwright/lcg'

const AMBUSH = 'ambush'

export default card('ambush-on-the-shore', {
  B: [
    whenRevealed(({ self }) => {
      remember(self, AMBUSH, 'running')
      revealEncounterCards(2 * playersInOrder().length)
      remember(self, AMBUSH, 'over')
    }),
    cannot('stepTaken', { on: () => true, while: ({ event }) => event.step === '3.3' }),
    // a last stage of 0 quest points: the game is won as soon as nothing keeps it from being defeated
    cannot('stageDefeated', { while: ({ self }) => self.memory(AMBUSH) === 'running' || enemiesInPlay().length > 0 }),
  ],
})
