import { card, committedCharacters, ready, removeFromGame, shadow, whenRevealed } from '@questwright/lcg'

export default card('wind-from-the-sea', [
  whenRevealed(({ self }) => {
    ready(committedCharacters().filter((character) => character.isHero))
    removeFromGame(self)
  }),
  shadow(({ attack }) => ready(attack.defenders)),
])
