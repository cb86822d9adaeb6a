import { card, choose, chooseOne, dealDamage, eachPlayer, exhaust, highest, type Player, shadow, whenRevealed } from '@questwright/lcg'

function exhaustDamaged(player: Player): void {
  exhaust(player.characters.filter(({ damage }) => damage > 0))
}

export default card('lingering-venom', [
  whenRevealed(() =>
    eachPlayer((player) =>
      chooseOne(
        {
          weaken: () => exhaustDamaged(player),
          sicken: () => dealDamage(choose(highest(player.heroes, 'damage'), { by: player, as: 'choose-for-damage' }), 2),
        },
        { by: player },
      ),
    ),
  ),
  shadow(({ you }) => exhaustDamaged(you)),
])
