import { scene } from '@questwright/testkit'

scene(
  'The first player draws a card for progress on Hobbit-lands, even if that progress explores it',
  {
    you: {
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 1, until: 'phase' }] }],
      deck: 5,
      threat: 10,
    },
    activeLocation: 'hobbit-lands',
    staging: [{ card: 'scene:enemy', lasting: [{ stat: 'threat', set: 0, until: 'phase' }] }],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.use('hobbit-lands').sees({ 'you.hand': 1, 'hobbit-lands.zone': 'encounter-discard' }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Shadow: the top card of the encounter discard pile goes on top of the encounter deck',
  {
    you: {
      heroes: ['scene:hero'],
      engaged: [
        { card: 'scene:enemy', shadow: ['hobbit-lands'] },
        { card: 'scene:enemy', as: 'other' },
      ],
    },
    encounterDeck: 3,
    encounterDiscard: ['scene:location'],
    at: '6.4a',
  },
  (t) => {
    t.pick('enemy').decline().sees({ encounterDeck: 4, 'location.zone': 'encounter-deck' }).asks('choose-defender')
  },
)
