import { scene } from '@questwright/testkit'

scene(
  'While Enchanted Stream is the active location, nobody draws cards in the resource phase',
  { you: { heroes: ['aragorn'], deck: 5 }, friend: { deck: 5 }, activeLocation: 'enchanted-stream', at: '1.1' },
  (t) => {
    t.sees({ 'you.hand': 0, 'friend.hand': 0, 'aragorn.resources': 1 }).isAt('3.2')
  },
)

scene(
  'Players draw cards in the resource phase while Enchanted Stream is in the staging area',
  { you: { heroes: ['aragorn'], deck: 5 }, friend: { deck: 5 }, staging: ['enchanted-stream'], at: '1.1' },
  (t) => {
    t.sees({ 'you.hand': 1, 'friend.hand': 1 }).isAt('3.2')
  },
)

scene(
  'Valiant Sacrifice cannot be played while Enchanted Stream is the active location',
  {
    you: {
      heroes: [{ card: 'aragorn', resources: 1 }],
      allies: [{ card: 'guard-of-the-citadel', damage: 1, is: ['exhausted'] }],
      hand: ['valiant-sacrifice'],
      deck: 5,
    },
    activeLocation: 'enchanted-stream',
    staging: ['forest-spider'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'guard-of-the-citadel.zone': 'you.discard', 'you.hand': 1 }).isAt('5.2')
  },
)

scene(
  '[LCG-SHADOW-6] Enchanted Stream as a shadow card changes nothing',
  { you: { heroes: ['theodred'], engaged: [{ card: 'forest-spider', shadow: ['enchanted-stream'] }] }, at: '6.3' },
  (t) => {
    t.choose('theodred').sees({ 'theodred.damage': 1 }).isAt('3.2')
  },
)
