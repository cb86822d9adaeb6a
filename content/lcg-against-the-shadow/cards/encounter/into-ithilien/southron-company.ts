import { card, currentQuest, modifier, modify, shadow } from '@questwright/lcg'

export default card('southron-company', [
  modifier('threat', {
    by: 2,
    while: () => currentQuest()?.hasKeyword('battle') === true || currentQuest()?.hasKeyword('siege') === true,
  }),
  modifier('attack', {
    by: 2,
    while: () => currentQuest()?.hasKeyword('battle') === true || currentQuest()?.hasKeyword('siege') === true,
  }),
  shadow(({ attacker }) => modify(attacker, 'attack', Object.keys(currentQuest()?.keywords ?? {}).length > 0 ? 2 : 1, 'attack')),
])
