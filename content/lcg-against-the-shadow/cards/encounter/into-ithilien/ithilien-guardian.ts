import { addToStagingArea, card, dealDamage, grant, permits, shadow, whenRevealed } from '@questwright/lcg'

export default card('ithilien-guardian', [
  permits('committedInStaging'),
  whenRevealed(({ self }) => {
    addToStagingArea(self)
    grant(self, 'keywords', 'surge', 'phase')
  }),
  shadow(({ attacker }) => dealDamage(attacker, 2)),
])
