import { card, charactersInPlay, modify, whenRevealed } from '@questwright/lcg'

export default card('morgul-spider', [
  whenRevealed(({ self }) => modify(self, 'attack', charactersInPlay().filter((character) => !character.committed).length, 'round')),
])
