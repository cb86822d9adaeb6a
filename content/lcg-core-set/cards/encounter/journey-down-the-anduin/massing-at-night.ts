import { card, dealShadowCard, playersInOrder, revealEncounterCards, shadow, whenRevealed } from '@questwright/lcg'

export default card('massing-at-night', [
  whenRevealed(() => revealEncounterCards(playersInOrder().length)),
  shadow(({ attacker }) => dealShadowCard(attacker, playersInOrder().length)),
])
