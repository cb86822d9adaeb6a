import { canExhaust, card, chooseSome, eachPlayerChooses, exhaust, shadow, whenRevealed } from '@questwright/lcg'

export default card('king-spider', [
  whenRevealed(() =>
    exhaust(eachPlayerChooses((player) => player.characters.filter((character) => canExhaust(character)), { as: 'choose-to-exhaust' })),
  ),
  shadow(({ you, attack }) =>
    exhaust(
      chooseSome(
        you.characters.filter((character) => canExhaust(character)),
        attack.undefended ? 2 : 1,
        { as: 'choose-to-exhaust' },
      ),
    ),
  ),
])
