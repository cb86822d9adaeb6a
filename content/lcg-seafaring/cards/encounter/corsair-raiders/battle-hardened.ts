import { card, enemiesInPlay, makeAttack, placeTokens, revealAnother, shadow, whenRevealed } from '@questwright/lcg'
import { isShip } from '../../../systems/sailing.ts'

export default card('battle-hardened', [
  whenRevealed(() => {
    for (const raider of enemiesInPlay().filter((enemy) => enemy.has('Raider'))) placeTokens(raider, 'resource', 1)
    const engaged = enemiesInPlay().filter((enemy) => enemy.engagedWith !== null && !isShip(enemy))
    if (engaged.length === 0) revealAnother()
    for (const enemy of engaged) makeAttack(enemy, enemy.engagedWith)
  }),
  shadow(({ attacker }) => {
    if (attacker.has('Raider')) placeTokens(attacker, 'resource', 2)
  }),
])
