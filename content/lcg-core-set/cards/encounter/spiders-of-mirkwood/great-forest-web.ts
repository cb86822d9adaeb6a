import { card, eachPlayerChooses, exhaust, playersInOrder, travel } from '@questwright/lcg'

export default card('great-forest-web', [
  travel(
    () => playersInOrder().every((player) => player.heroes.filter((hero) => hero.ready).length > 0),
    () => exhaust(eachPlayerChooses((player) => player.heroes.filter((hero) => hero.ready), { as: 'choose-to-exhaust' })),
  ),
])
