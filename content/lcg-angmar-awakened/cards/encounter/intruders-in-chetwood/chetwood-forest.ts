import {
  afterThisAttack,
  canExhaust,
  card,
  cardById,
  choose,
  chooseOne,
  choosePlayer,
  delayed,
  engage,
  exhaust,
  type GameCard,
  returnToStaging,
  shadow,
  stagingArea,
  travel,
} from '@questwright/lcg'

export default card('chetwood-forest', [
  travel(
    () => waitingEnemies().length > 0,
    () => {
      const player = choosePlayer()
      engage(choose(waitingEnemies(), { by: player, as: 'choose-enemy-to-engage' }), player)
    },
  ),
  delayed('withdraws', (_, params) => returnToStaging(cardById(params.enemy))),
  shadow(({ you, attacker }) =>
    chooseOne({
      exhaust: () =>
        exhaust(
          choose(
            you.heroes.filter((hero) => canExhaust(hero)),
            { as: 'choose-to-exhaust' },
          ),
        ),
      withdraw: () => afterThisAttack('withdraws', { enemy: attacker.id }),
    }),
  ),
])

function waitingEnemies(): GameCard[] {
  return stagingArea().filter((card) => card.isEnemy)
}
