import { canExhaust, card, chooseOne, exhaust, firstPlayer, forced, heroesInPlay, modifier, returnToStaging } from '@questwright/lcg'

export default card('lush-jungle', {
  A: [
    modifier('attack', { on: (card) => card.isCharacter, by: -1, while: ({ self }) => self.inStaging }),
    modifier('keywords', { on: (card) => card.isCharacter, lose: 'ranged', while: ({ self }) => self.inStaging }),
    forced.after('turnsFaceup', { of: 'self', when: ({ self }) => self.isActiveLocation }, ({ self }) => {
      if (heroesInPlay().filter((hero) => canExhaust(hero)).length > 0)
        chooseOne(
          { 'exhaust-heroes': () => exhaust(heroesInPlay().filter((hero) => canExhaust(hero))), 'turn-back': () => returnToStaging(self) },
          { by: firstPlayer() },
        )
    }),
  ],
})
