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
    const heroes = committedCharacters().filter((character) => character.isHero)
    const hero = choose(damageable(heroes), { by: firstPlayer(), as: 'choose-for-damage' })
    dealDamage(hero, 2)
    removeFromQuest(hero)
  }),
  shadow(({ you, attacker }) => raiseThreat(you, attacker.threat)),
])
