import { canExhaust, card, chooseSome, engage, exhaust, forced, shadow } from '@questwright/lcg'

export default card('ungoliants-swarm', [
  forced.after('engages', { of: 'self' }, ({ event }) =>
    exhaust(
      chooseSome(
        event.player.characters.filter((character) => canExhaust(character)),
        2,
        { by: event.player, as: 'choose-to-exhaust' },
      ),
    ),
  ),
  shadow(({ self, you }) => engage(self, you)),
])
