import { canExhaust, card, eachPlayerChooses, exhaust, playersInOrder, travel } from '@questwright/lcg'

export default card('great-forest-web', [
  travel(
    () => playersInOrder().every((player) => player.heroes.filter((hero) => canExhaust(hero)).length > 0),
    () => exhaust(eachPlayerChooses((player) => player.heroes.filter((hero) => canExhaust(hero)), { as: 'choose-to-exhaust' })),
  ),
])
