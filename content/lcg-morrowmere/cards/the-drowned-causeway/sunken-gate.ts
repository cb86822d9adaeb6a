import { canExhaust, card, choose, exhaust, firstPlayer, travel } from '@questwright/lcg'

export default card('sunken-gate', [
  travel(
    () => firstPlayer().characters.filter((character) => canExhaust(character)).length > 0,
    () =>
      exhaust(
        choose(
          firstPlayer().characters.filter((character) => canExhaust(character)),
          { as: 'choose-to-exhaust' },
        ),
      ),
  ),
])
