import { action, canEnterPlay, card, choose, eachPlayer, lookAt, putIntoPlay, shuffleDeck, topCards } from '@questwright/lcg'

export default card('timely-aid', [
  action(({ you }) => {
    eachPlayer((player) => lookAt(player, topCards(`${you.id}.deck`, 5)))
    putIntoPlay(choose(topCards(`${you.id}.deck`, 5).filter((shown) => shown.isAlly && canEnterPlay(shown))), you)
    shuffleDeck(you)
  }),
])
