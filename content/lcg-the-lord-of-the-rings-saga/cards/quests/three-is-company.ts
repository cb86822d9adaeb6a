import {
  addActiveLocation,
  addToStagingArea,
  cannot,
  card,
  constantly,
  engage,
  inVictoryDisplay,
  named,
  setAside,
  setup,
  shuffleDeck,
  stagingArea,
} from '@questwright/lcg'

export default card('three-is-company', {
  A: [
    setup(() => {
      setAside(named('bucklebury-ferry')[0])
      addToStagingArea(named('black-rider')[0], 'set-up')
      addActiveLocation(named('bag-end')[0])
      shuffleDeck('encounter')
    }),
  ],
  B: [
    constantly.when('hideTestFailed', ({ event }) => {
      for (const one of stagingArea().filter((staged) => staged.isEnemy && staged.has('Nazgûl'))) engage(one, event.subject)
    }),
    cannot('stageDefeated', { while: () => inVictoryDisplay('bag-end') === 0 }),
  ],
})
