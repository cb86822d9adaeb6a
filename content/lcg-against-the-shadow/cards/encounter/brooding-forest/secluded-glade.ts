import { card, currentQuest, modifier, removeProgress, shadow } from '@questwright/lcg'

export default card('secluded-glade', [
  modifier('immunities', { gain: 'player-card-effects' }),
  shadow(({ attacker }) => removeProgress(currentQuest(), attacker.threat)),
])
