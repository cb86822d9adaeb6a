import {
  addToStagingArea,
  card,
  choose,
  chooseOne,
  dealDamage,
  encounterDeck,
  encounterDiscardPile,
  search,
  shuffleDeck,
  whenRevealed,
} from '@questwright/lcg'
import { aflameLocations, aflameValue, isAflame } from '../../../systems/aflame.ts'

export default card('corsair-arsonist', [
  whenRevealed(({ you }) =>
    chooseOne({
      'set-alight': () => dealDamage(choose(aflameLocations(), { as: 'choose-aflame' }), 2),
      'bring-prey': () => {
        const among = [...encounterDeck(), ...encounterDiscardPile()]
        const most = Math.max(0, ...among.filter(isAflame).map(aflameValue))
        const [found] = search(you, among, (card) => isAflame(card) && aflameValue(card) === most, {
          must: 'if-able',
          as: 'search-for-aflame',
        })
        addToStagingArea(found)
        shuffleDeck('encounter')
      },
    }),
  ),
])
