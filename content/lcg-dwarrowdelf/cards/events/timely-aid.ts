import { action, canEnterPlay, card, choose, eachPlayer, lookAt, putIntoPlay, shuffleDeck, topCards } from '@questwright/lcg'

export default card('timely-aid', [
  action(({ you }) => {
    const top = topCards(`${you.id}.deck`, 5)
    eachPlayer((player) => lookAt(player, top))
    putIntoPlay(choose(top.filter((shown) => shown.isAlly && canEnterPlay(shown))), you)
    shuffleDeck(you)
  }),
])
