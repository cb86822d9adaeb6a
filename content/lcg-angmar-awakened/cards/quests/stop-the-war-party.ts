import {
  addToStagingArea,
  cannot,
  card,
  eachPlayer,
  encounterDeck,
  firstPlayer,
  forced,
  type GameCard,
  named,
  namedInPlay,
  playersInOrder,
  putIntoPlay,
  raiseThreat,
  search,
  setup,
  shuffleDeck,
  stagingArea,
} from '@questwright/lcg'

export default card('stop-the-war-party', {
  A: [
    setup(() => {
      for (const guide of named('iarion')) putIntoPlay(guide, firstPlayer())
      for (const enemy of named('orc-war-party')) addToStagingArea(enemy, 'set-up')
      const there = (location: GameCard): boolean => stagingArea().some((other) => other.isCopyOf(location))
      eachPlayer((player) => {
        for (const found of search(player, encounterDeck(), (one) => one.isLocation && !there(one), { must: 'if-able' }))
          addToStagingArea(found, 'set-up')
      })
      shuffleDeck('encounter')
    }),
  ],
  B: [
    cannot('stepTaken', { on: () => true, while: ({ event }) => event.step === '5.3' }),
    forced.atEndOf('refresh', { when: () => stagingArea().filter((staged) => staged.isEnemy).length > 0 }, () =>
      raiseThreat(playersInOrder(), stagingArea().filter((staged) => staged.isEnemy).length),
    ),
    cannot('stageDefeated', { while: () => namedInPlay('iarion')?.controller !== firstPlayer() }),
  ],
})
