import { canExhaust, card, eachPlayerChooses, exhaust, forced } from '@questwright/lcg'

export default card('glade-of-the-spawn', [
  forced.after('entersPlay', { of: (one) => one.isEnemy && one.has('Spider'), when: ({ self }) => self.isActiveLocation }, () =>
    exhaust(eachPlayerChooses((player) => player.characters.filter((character) => canExhaust(character)), { as: 'choose-to-exhaust' })),
  ),
])
