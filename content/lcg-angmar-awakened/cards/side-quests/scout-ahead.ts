import {
  addToVictoryDisplay,
  card,
  firstPlayer,
  type GameCard,
  lookAtAndReorder,
  playersInOrder,
  response,
  search,
  topCards,
} from '@questwright/lcg'

export default card('scout-ahead', [
  response.when('stageDefeated', { of: 'self' }, () => {
    const scouted = topCards('encounter-deck', playersInOrder().length + 4)
    const found = search(firstPlayer(), scouted, canBePassedBy)
    for (const one of found) addToVictoryDisplay(one)
    lookAtAndReorder(firstPlayer(), 'encounter-deck', scouted.length - found.length)
  }),
])

function canBePassedBy(one: GameCard): boolean {
  return !one.isObjective && one.stat('victoryPoints') === 0
}
