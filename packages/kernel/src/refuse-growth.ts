import { BOARD, type CardState } from './card.ts'
import { LARGEST_CARD, LARGEST_TABLE, TooMuch } from './limits.ts'

/**
 * Refuses additions of a script to a card's state beyond the limit of a card or of the whole table. The caller checks scripts only, not rules:
 * rules cannot let state grow without end.
 * @throws TooMuch
 */
export function refuseGrowth({ card, size }: CardState, name: string, more: number, tableSize: number): void {
  if (more <= 0) return
  if (card.id !== BOARD && size + more > LARGEST_CARD)
    throw new TooMuch(
      `${card.id} would hold more than ${LARGEST_CARD} characters with "${name}"; remember less on a card, or forget what is not needed any more`,
    )
  if (tableSize + more > LARGEST_TABLE)
    throw new TooMuch(
      `the table would hold more than ${LARGEST_TABLE} characters with "${name}" of ${card.id}; remember less, or forget what is not needed any more`,
    )
}
