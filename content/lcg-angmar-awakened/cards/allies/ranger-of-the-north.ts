import {
  card,
  choose,
  chooseOne,
  choosePlayer,
  dealDamage,
  enemiesInPlay,
  firstPlayer,
  locationsInPlay,
  placeProgressOn,
  putIntoPlay,
  whenRevealed,
} from '@questwright/lcg'

export default card('ranger-of-the-north', [
  whenRevealed(({ self }) => {
    const first = { by: firstPlayer() }
    putIntoPlay(self, choosePlayer(undefined, first))
    chooseOne(
      {
        fight: () => dealDamage(choose(enemiesInPlay(), first), 2),
        scout: () => placeProgressOn(choose(locationsInPlay(), first), 2),
      },
      first,
    )
  }),
])
