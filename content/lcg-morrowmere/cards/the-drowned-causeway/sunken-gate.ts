import { card, choose, exhaust, firstPlayer, travel } from '@questwright/lcg'

export default card('sunken-gate', [
  travel(
    () => firstPlayer().characters.filter((character) => character.ready).length > 0,
    () =>
      exhaust(
        choose(
          firstPlayer().characters.filter((character) => character.ready),
          { as: 'choose-to-exhaust' },
        ),
      ),
  ),
])
