import { card, eachPlayer, named, revealEncounterCards, setAside, setup, shuffleDeck } from '@questwright/lcg'
import { prepareSackDeck } from '../../systems/sacks.ts'

export default card('an-unexpected-party', {
  A: [
    setup(() => {
      prepareSackDeck()
      setAside(named('william')[0])
      setAside(named('bert')[0])
      setAside(named('tom')[0])
      setAside(named('troll-cave')[0])
      shuffleDeck('encounter')
      eachPlayer((player) => revealEncounterCards(1, undefined, player))
    }),
  ],
  B: [],
})
