import {
  addActiveLocation,
  addToStagingArea,
  attach,
  card,
  choose,
  eachPlayer,
  encounterDeck,
  heroesInPlay,
  named,
  search,
  setup,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'
import { SCROLL } from '../../lib/pelargir.ts'

export default card('the-leaping-fish-stage', {
  A: [
    setup(() => {
      addActiveLocation(named('lcg-against-the-shadow:the-leaping-fish')[0])
      const bearer = choose(heroesInPlay(), { as: 'choose-host' })
      attach(named(SCROLL)[0], bearer, bearer?.controller)
    }),
  ],
  B: [
    whenRevealed(() => {
      eachPlayer((player) => {
        const [thug] = search(player, encounterDeck(), (one) => one.code === 'lcg-against-the-shadow:harbor-thug', { must: 'if-able' })
        addToStagingArea(thug)
      })
      shuffleDeck('encounter')
    }),
  ],
})
