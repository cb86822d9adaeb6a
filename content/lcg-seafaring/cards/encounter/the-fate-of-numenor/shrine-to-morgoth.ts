import {
  alliesInPlay,
  cannot,
  card,
  eachPlayer,
  encounterDeck,
  encounterDiscardPile,
  engage,
  exhaust,
  forced,
  search,
  shuffleDeck,
} from '@questwright/lcg'
import { isCheap } from '../../../lib/bottom-card.ts'

export default card('shrine-to-morgoth', {
  A: [
    cannot('drawn', { on: () => true, while: ({ self }) => self.isActiveLocation }),
    cannot('searched', { on: () => true, while: ({ self }) => self.isActiveLocation }),
    forced.after('turnsFaceup', { of: 'self', when: ({ self }) => self.isActiveLocation }, () => {
      exhaust(alliesInPlay().filter(isCheap))
      eachPlayer((player) => {
        const [dead] = search(player, [...encounterDeck(), ...encounterDiscardPile()], (card) => card.isEnemy && card.has('Undead'), {
          must: 'if-able',
          as: 'search-for-undead',
        })
        engage(dead, player)
      })
      shuffleDeck('encounter')
    }),
  ],
})
