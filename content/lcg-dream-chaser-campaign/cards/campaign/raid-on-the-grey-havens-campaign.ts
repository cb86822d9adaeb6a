import {
  addToHand,
  attach,
  blank,
  card,
  cardsSetAside,
  choose,
  chooseUpTo,
  eachPlayer,
  enemiesInPlay,
  firstPlayer,
  forced,
  giveTo,
  heroesInPlay,
  inVictoryDisplay,
  isNamed,
  namedInPlay,
  putIntoPlay,
  removeFromGame,
  setup,
  whenWon,
} from '@questwright/lcg'
import { earn } from '@questwright/lcg-campaigns/systems/campaign'
import { pyre } from '@questwright/lcg-seafaring/systems/aflame'
import { COUNSEL, isCounsel } from '../../lib/counsel.ts'
import { aside, codeOf, pointForLowThreat, pointIf, rewardVoyage, shuffleIn } from '../../lib/voyage.ts'

const CALPHON = 'lcg-seafaring:calphon'
/** Each player may take a copy of Galdor's Counsel that no other player has to hand. */
function takeCounsel(): void {
  eachPlayer((player) => {
    const [taken] = chooseUpTo(cardsSetAside().filter(isCounsel), 1, { by: player, as: 'choose-counsel' })
    giveTo(player, taken)
    addToHand(taken, player)
  })
}

/** The players attach one of two weapons of Graxar permanently to a hero. */
function takeArms(): void {
  const arms = choose(
    ['parrying-cutlass', 'throwing-axe'].flatMap((slug) => aside(slug) ?? []),
    { by: firstPlayer(), as: 'choose-arms' },
  )
  const hero = choose(heroesInPlay(), { by: firstPlayer(), as: 'choose-host' })
  if (arms && hero) earn(arms.code, hero)
}

/** Experience for the cards under The Havens Burn: 2 for none, 1 for at most two. */
function pointsForTheHavens(): number {
  const burnt = pyre()?.cardsUnderneath.length ?? 0
  return burnt === 0 ? 2 : pointIf(burnt <= 2)
}

export default card('raid-on-the-grey-havens-campaign', {
  A: [
    setup(
      () => {
        putIntoPlay(
          cardsSetAside().find((one) => isNamed(one, CALPHON)),
          firstPlayer(),
        )
        for (const slug of ['spyglass', 'black-key']) attach(aside(slug), namedInPlay(CALPHON), firstPlayer())
        shuffleIn('graxar')
        takeCounsel()
      },
      { after: 'quest' },
    ),
    forced.after('stageEntered', { slug: 'calphon-stays', of: (stage) => isNamed(stage, 'lcg-seafaring:sahirs-advance') }, () => {
      const calphon = namedInPlay(CALPHON)
      for (const attachment of calphon?.attachments ?? []) removeFromGame(attachment)
      // blank him, so that his own text about leaving play is ignored
      if (calphon) blank(calphon, 'round')
      removeFromGame(calphon)
    }),
    whenWon(() => {
      if (inVictoryDisplay('graxar') > 0) takeArms()
      // copies that no player took are still set aside
      for (const slug of COUNSEL) if (!aside(slug)) earn(codeOf(slug))
      rewardVoyage(
        pointsForTheHavens(),
        inVictoryDisplay('lcg-seafaring:elven-wave-runner'),
        pointIf(inVictoryDisplay('lcg-seafaring:naasiyah') > 0),
        pointIf(enemiesInPlay().length === 0),
        pointForLowThreat(),
      )
    }),
  ],
})
