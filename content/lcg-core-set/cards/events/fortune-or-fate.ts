import { action, canEnterPlay, card, choose, playersInOrder, putIntoPlay } from '@questwright/lcg'

export default card('fortune-or-fate', [
  action(
    {
      targets: () =>
        choose(
          playersInOrder()
            .flatMap((player) => player.discardPile)
            .filter((fallen) => fallen.isHero && canEnterPlay(fallen)),
        ),
    },
    ({ targets: hero }) => putIntoPlay(hero, hero.owner),
  ),
])
