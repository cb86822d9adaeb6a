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
    putIntoPlay(self, choosePlayer(undefined, { by: firstPlayer() }))
    chooseOne(
      {
        fight: () => dealDamage(choose(enemiesInPlay(), { by: firstPlayer() }), 2),
        scout: () => placeProgressOn(choose(locationsInPlay(), { by: firstPlayer() }), 2),
      },
      { by: firstPlayer() },
    )
  }),
])
