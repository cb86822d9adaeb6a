import { cannot, card, modifier, victoryDisplay } from '@questwright/lcg'

export default card('the-nameless-fear', [
  modifier('immunities', { gain: 'player-card-effects' }),
  cannot('engages'),
  modifier('threat', { by: victoryPoints }),
  modifier('attack', { by: victoryPoints }),
  modifier('defense', { by: victoryPoints }),
])

/** The victory points in the victory display. */
function victoryPoints(): number {
  return victoryDisplay().reduce((sum, one) => sum + one.stat('victoryPoints'), 0)
}
