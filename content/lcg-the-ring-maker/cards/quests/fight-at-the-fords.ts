import {
  addToStagingArea,
  attach,
  cannot,
  card,
  discard,
  eachPlayer,
  encounterDeck,
  firstPlayer,
  forced,
  type GameCard,
  named,
  namedInPlay,
  search,
  setup,
  shuffleDeck,
} from '@questwright/lcg'

export default card('fight-at-the-fords', {
  A: [
    setup(() => {
      const [islet] = named('lcg-the-ring-maker:the-islet')
      const [grima] = named('lcg-the-ring-maker:grima')
      addToStagingArea(islet)
      attach(grima, islet)
      const found: GameCard[] = []
      eachPlayer((player) => {
        const isOther = (enemy: GameCard): boolean => !found.some((one) => one.isCopyOf(enemy))
        found.push(...search(player, encounterDeck(), (one) => one.isEnemy && one.has('Dunland') && isOther(one), { must: 'if-able' }))
        addToStagingArea(found.at(-1))
      })
      shuffleDeck('encounter')
    }),
  ],
  B: [
    forced.after('tokensRemoved', { of: 'self', when: ({ event }) => event.token === 'time' && event.left === 0 }, () =>
      discard(namedInPlay('lcg-the-ring-maker:grima')),
    ),
    cannot('stageDefeated', { while: () => namedInPlay('lcg-the-ring-maker:grima')?.controller !== firstPlayer() }),
  ],
})
