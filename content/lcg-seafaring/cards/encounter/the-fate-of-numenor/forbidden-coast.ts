import { card, choose, drawCards, eachPlayer, forced, may, putOnBottom } from '@questwright/lcg'

export default card('forbidden-coast', {
  A: [
    forced.after('turnsFaceup', { of: 'self', when: ({ self }) => self.isActiveLocation }, () => {
      eachPlayer((player) => may(() => drawCards(player, 1), { by: player, as: 'draw-on-the-coast' }))
      eachPlayer((player) => putOnBottom(choose(player.hand, { by: player, as: 'choose-for-bottom' })))
    }),
  ],
})
