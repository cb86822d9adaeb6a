import { action, card, currentQuest, exhaustOne, placeProgressOn, removeProgress, shadow } from '@questwright/lcg'

export default card('overgrown-trail', [
  action({ cost: exhaustOne((ranger) => ranger.isCharacter && ranger.has('Ranger')) }, ({ self }) => placeProgressOn(self, 3)),
  shadow(({ attacker }) => removeProgress(currentQuest(), attacker.threat)),
])
