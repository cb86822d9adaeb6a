import { card, eachPlayer, named, revealEncounterCards, setAside, setup, shuffleDeck } from '@questwright/lcg'
import { prepareSackDeck } from '../../systems/sacks.ts'

export default card('an-unexpected-party', {
  A: [
    setup(() => {
      prepareSackDeck()
      for (const code of ['william', 'bert', 'tom', 'troll-cave']) setAside(named(code)[0])
      shuffleDeck('encounter')
      eachPlayer((player) => revealEncounterCards(1, undefined, player))
    }),
  ],
  B: [],
})
