import {
  addToStagingArea,
  amountThisRound,
  card,
  chooseOne,
  constantly,
  currentAttack,
  dealDamage,
  modifier,
  playersInOrder,
  preventDamage,
  remembers,
  shadow,
} from '@questwright/lcg'

const MOST = 4

export default card('thunderstruck', [
  modifier('immunities', { gain: 'player-card-effects' }),
  modifier('hitPoints', { by: () => 2 * playersInOrder().length }),
  remembers('damaged', 'amounts'),
  constantly.when('damaged', { of: 'self' }, ({ self, event }) =>
    preventDamage(event, Math.max(0, amountThisRound('damaged', self) + event.amount - MOST)),
  ),
  shadow(({ self, you }) =>
    chooseOne({ 'comes-along': () => addToStagingArea(self), rams: () => dealDamage(currentAttack()?.defenders ?? [], 2) }, { by: you }),
  ),
])
