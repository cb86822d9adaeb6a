import { canExhaust, card, choose, exhaust, firstPlayer, passFirstPlayer, raiseThreat, shadow, whenRevealed } from '@questwright/lcg'

export default card('panicked', [
  whenRevealed(() => {
    raiseThreat(firstPlayer(), 3)
    passFirstPlayer()
  }),
  shadow(({ you }) => exhaust(choose(you.characters.filter((character) => canExhaust(character))))),
])
