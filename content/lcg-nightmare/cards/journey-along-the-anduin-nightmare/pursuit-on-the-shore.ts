import {
  addToStagingArea,
  cannot,
  card,
  choose,
  encounterDiscardPile,
  firstPlayer,
  grant,
  victoryDisplay,
  whenRevealed,
} from '@questwright/lcg'

export default card('pursuit-on-the-shore', [
  whenRevealed(({ self }) => {
    const enemies = [...victoryDisplay(), ...encounterDiscardPile()].filter((one) => one.isEnemy)
    const most = Math.max(...enemies.map((enemy) => enemy.printedNumber('hitPoints') ?? 0))
    const back = choose(
      enemies.filter((enemy) => (enemy.printedNumber('hitPoints') ?? 0) === most),
      { by: firstPlayer(), as: 'choose-pursuer' },
    )
    if (back) addToStagingArea(back)
    if (!back?.inStaging) grant(self, 'keywords', 'surge', 'phase')
  }),
  cannot('cancelled', { while: ({ event }) => event.what.kind === 'effect', where: ['resolving'] }),
])
