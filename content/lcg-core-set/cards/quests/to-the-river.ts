import {
  addToStagingArea,
  cannot,
  card,
  encounterDeck,
  enemiesInPlay,
  type GameCard,
  playersInOrder,
  revealEncounterCards,
  setup,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'

export default card('to-the-river', {
  A: [setup(() => revealEncounterCards(playersInOrder().length))],
  B: [
    whenRevealed(() => {
      const troll = enemiesInPlay().some(isHillTroll) ? undefined : encounterDeck().find(isHillTroll)
      if (troll) addToStagingArea(troll)
      shuffleDeck('encounter')
    }),
    cannot('stageDefeated', { while: () => enemiesInPlay().some(isHillTroll) }),
  ],
})

function isHillTroll(card: GameCard): boolean {
  return card.slug === 'hill-troll'
}
