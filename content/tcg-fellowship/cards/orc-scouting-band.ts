import { a, card, has, self, skirmish, wound, your } from '@questwright/tcg'

export default card('orc-scouting-band', [
  has(your('sauron', 'minion'), 'roamingPenalty', -1),
  skirmish({ exert: self, when: ({ self: band }) => band.skirmishes() }, () => wound(a('skirmishing', 'free-peoples'))),
])
