import { card, chooseOne, exhaust, firstPlayer, forced, heroesInPlay, modifier, returnToStaging } from '@questwright/lcg'

export default card('lush-jungle', {
  A: [
    modifier('attack', { on: (card) => card.isCharacter, by: -1, while: ({ self }) => self.inStaging }),
    modifier('keywords', { on: (card) => card.isCharacter, lose: 'ranged', while: ({ self }) => self.inStaging }),
    forced.after('turnsFaceup', { of: 'self', when: ({ self }) => self.isActiveLocation }, ({ self }) => {
      const ready = heroesInPlay().filter((hero) => hero.ready)
      if (ready.length === 0) return
      chooseOne({ 'exhaust-heroes': () => exhaust(ready), 'turn-back': () => returnToStaging(self) }, { by: firstPlayer() })
    }),
  ],
})
