import { action, card, choosePlayer, heal, playersInOrder } from '@questwright/lcg'

export default card('beorns-hospitality', [
  action(
    { targets: () => choosePlayer(playersInOrder().filter((player) => player.heroes.some((hero) => hero.damage > 0))) },
    ({ targets: player }) => heal(player.heroes, 'all'),
  ),
])
