import {
  afterThisAttack,
  card,
  currentAttack,
  delayed,
  enemiesInPlay,
  everyCard,
  forbid,
  type GameCard,
  grant,
  makeAttack,
  playersInOrder,
  shadow,
  whenRevealed,
} from '@questwright/lcg'

const isEngagedTroll = (enemy: GameCard): boolean => enemy.has('Troll') && enemy.engagedWith !== null

export default card('troll-attack', [
  whenRevealed(({ self }) => {
    const trolls = enemiesInPlay().filter(isEngagedTroll)
    for (const troll of trolls) if (isEngagedTroll(troll)) makeAttack(troll, troll.engagedWith)
    if (trolls.length === 0) grant(self, 'keywords', 'surge', 'phase')
  }),
  shadow(({ attacker }) => {
    if (attacker.has('Troll')) afterThisAttack('tramples-on')
  }),
  // a single attack against all players: no further shadow cards, and no defender for players with whom it is not engaged
  delayed('tramples-on', () => {
    const attack = currentAttack()
    if (!attack) return
    const { enemy, player } = attack
    for (const other of playersInOrder().filter((one) => one !== player))
      makeAttack(enemy, other, {
        forThisAttack: () => {
          forbid(enemy, 'shadowDealt', 'attack')
          if (enemy.engagedWith !== other) forbid(everyCard({ is: 'character' }), 'defends', 'attack')
        },
      })
  }),
])
