import { card, choose, chooseOne, dealDamage, eachPlayer, exhaust, type Player, shadow, whenRevealed } from '@questwright/lcg'

/** The heroes of a player with the most damage; several if equal. */
function worst(player: Player) {
  const most = Math.max(...player.heroes.map(({ damage }) => damage))
  return player.heroes.filter(({ damage }) => damage === most)
}

function exhaustDamaged(player: Player): void {
  exhaust(player.characters.filter(({ damage }) => damage > 0))
}

export default card('lingering-venom', [
  whenRevealed(() =>
    eachPlayer((player) =>
      chooseOne(
        {
          weaken: () => exhaustDamaged(player),
          sicken: () => dealDamage(choose(worst(player), { by: player, as: 'choose-for-damage' }), 2),
        },
        { by: player },
      ),
    ),
  ),
  shadow(({ you }) => exhaustDamaged(you)),
])
