import { card, cardsInPlay, discard, modify, shadow, whenRevealed } from '@questwright/lcg'

export default card('wind-whipped-rain', [
  whenRevealed(() =>
    discard(cardsInPlay().filter((one) => one.isAttachment && !one.isObjective && one.printedFact('type') !== 'treasure')),
  ),
  shadow(({ attack }) => modify(attack.defenders, 'defense', -1, 'attack')),
])
