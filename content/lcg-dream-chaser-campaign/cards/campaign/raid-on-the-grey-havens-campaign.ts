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
/** Each player may take a copy of the counsel that nobody has to hand. */
function takeCounsel(): void {
  eachPlayer((player) => {
    const [taken] = chooseUpTo(cardsSetAside().filter(isCounsel), 1, { by: player, as: 'choose-counsel' })
    giveTo(player, taken)
    addToHand(taken, player)
  })
}

/** What the players take from Graxar: one of two arms, for a hero for good. */
function takeArms(): void {
  const arms = choose(
    ['parrying-cutlass', 'throwing-axe'].flatMap((slug) => aside(slug) ?? []),
    { by: firstPlayer(), as: 'choose-arms' },
  )
  const hero = choose(heroesInPlay(), { by: firstPlayer(), as: 'choose-host' })
  if (arms && hero) earn(arms.code, hero)
}

/** Cards under The Havens Burn: 2 for none, 1 for two at most. */
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
      // what he says of leaving play is ignored
      if (calphon) blank(calphon, 'round')
      removeFromGame(calphon)
    }),
    whenWon(() => {
      if (inVictoryDisplay('graxar') > 0) takeArms()
      // copies that nobody took lie aside still
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
