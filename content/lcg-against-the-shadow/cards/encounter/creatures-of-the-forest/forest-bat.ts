import {
  card,
  choose,
  committedCharacters,
  damageable,
  dealDamage,
  firstPlayer,
  raiseThreat,
  removeFromQuest,
  shadow,
  whenRevealed,
} from '@questwright/lcg'

export default card('forest-bat', [
  whenRevealed(() => {
    const hero = choose(damageable(committedCharacters().filter((character) => character.isHero)), {
      by: firstPlayer(),
      as: 'choose-for-damage',
    })
    if (!hero) return
    dealDamage(hero, 2)
    removeFromQuest(hero)
  }),
  shadow(({ you, attacker }) => raiseThreat(you, attacker.threat)),
])
