import { card, chooseSome, discard, revealEncounterCards, shadow, whenRevealed } from '@questwright/lcg'
import { questCardsInPlay } from '../../../lib/quest-cards.ts'

export default card('weight-of-responsibility', [
  whenRevealed(() => revealEncounterCards(questCardsInPlay())),
  shadow(({ you }) =>
    discard(
      chooseSome(
        you.controlled.filter((card) => card.isAttachment),
        questCardsInPlay(),
        { as: 'choose-to-discard' },
      ),
    ),
  ),
])
