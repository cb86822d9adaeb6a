import { card, everyCard, exhaust, forbid, forced, shadow } from '@questwright/lcg'

export default card('ungoliants-brood', [
  forced.after('engages', { of: 'self' }, ({ event }) => forbid(everyCard({ controller: event.player }), 'readied', 'round')),
  shadow(({ you, attack }) => {
    if (attack.undefended) exhaust(you.characters)
  }),
])
