import { card, forced, questDeck, setNextStageAtRandom } from '@questwright/lcg'

export default card('a-fork-in-the-road', {
  B: [
    forced.when('stageDefeated', { of: 'self' }, ({ self }) => {
      const following = Number(self.printedFact('stage')) + 1
      setNextStageAtRandom(questDeck().filter((stage) => stage.printedFact('stage') === following))
    }),
  ],
})
