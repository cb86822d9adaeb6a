import { canExhaust, card, choose, dealDamage, exhaust, modifier, shadow } from '@questwright/lcg'

export default card('spiders-of-mirkwood', [
  modifier('attack', { by: ({ self }) => self.engagedWith?.characters.filter((character) => character.exhausted).length ?? 0 }),
  shadow(({ you, attack }) => {
    const caught = choose(
      you.characters.filter((character) => canExhaust(character)),
      { as: 'choose-to-exhaust' },
    )
    if (!caught) return
    exhaust(caught)
    if (attack.undefended) dealDamage(caught, 2)
  }),
])
