import { attach, card, inVictoryDisplay, namedInPlay, setup, whenWon } from '@questwright/lcg'
import { aside, pointForLowThreat, pressOn, rewardVoyage, shuffleIn } from '../../lib/voyage.ts'

export default card('the-fate-of-numenor-campaign', {
  A: [
    setup(
      () => {
        const calphon = namedInPlay('lcg-seafaring:calphon')
        attach(aside('spyglass'), calphon, calphon?.controller)
        shuffleIn('revenant')
        pressOn()
      },
      { after: 'quest' },
    ),
    whenWon(({ self }) =>
      rewardVoyage(
        inVictoryDisplay('lcg-seafaring:lush-jungle'),
        inVictoryDisplay('lcg-seafaring:drowned-graves'),
        Math.min(3, self.resources),
        pointForLowThreat(),
      ),
    ),
  ],
})
