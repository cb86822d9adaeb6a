import { card, cardsInPlay, chooseSome, discard, revealEncounterCards, shadow, whenRevealed } from '@questwright/lcg'

export default card('weight-of-responsibility', [
  whenRevealed(() => revealEncounterCards(cardsInPlay().filter((other) => other.isQuest).length)),
  shadow(({ you }) =>
    discard(
      chooseSome(
        you.controlled.filter((owned) => owned.isAttachment),
        cardsInPlay().filter((other) => other.isQuest).length,
        { as: 'choose-to-discard' },
      ),
    ),
  ),
])
