/** The invariants of a table, and the boards on which bots test every ability: the ruleset's internal entry for the lab. */
import { type Breach, isInPlay, table } from '@questwright/kernel'
import { isCharacter, isCompanion, rests, ringBearer, standing, turn, vitalityOf } from './state.ts'

export { board } from './proving-board.ts'

/**
 * The broken invariants at a checkpoint (`rest`): a player has no Ring-bearer and has not lost, a character has no vitality and was not killed, a
 * player has more than nine companions. At a question the list is empty, because the state checks may not have run yet.
 */
export function breaches(moment: 'question' | 'rest'): readonly Breach[] {
  if (turn() === 0 || moment !== 'rest') return []
  const lost = standing().flatMap((seat): Breach[] =>
    ringBearer(seat) ? [] : [{ code: 'no-ring-bearer', message: `${seat.id} has no Ring-bearer and has not lost` }],
  )
  const dead = table().cards.flatMap((card): Breach[] =>
    isInPlay(card) && isCharacter(card) && !rests(card) && vitalityOf(card) <= 0
      ? [{ code: 'not-killed', message: `${card} has no vitality left and is still in play`, card: card.code }]
      : [],
  )
  const many = standing().flatMap((seat): Breach[] =>
    table().zone(`${seat.id}.fellowship`).cards.filter(isCompanion).length > 9
      ? [{ code: 'more-than-nine', message: `${seat.id} has more than nine companions` }]
      : [],
  )
  return [...lost, ...dead, ...many]
}
