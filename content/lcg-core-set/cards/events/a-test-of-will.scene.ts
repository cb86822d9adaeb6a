import { scene } from '@questwright/testkit'

scene(
  '[LCG-CANCEL-5] A Test of Will cancels what a treachery does when revealed',
  {
    you: { heroes: [{ card: 'eowyn', is: ['exhausted'] }], hand: ['a-test-of-will'], resources: 1 },
    encounterDeck: ['the-necromancers-reach', 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.asks('cancel', 'you').offers('a-test-of-will')
    t.changes(() => t.play('a-test-of-will'), {
      'eowyn.damage': 0,
      encounterDiscard: +1,
      encounterDeck: 0,
      'eowyn.resources': -1,
      'you.discard': +1,
    })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-CANCEL-6] A Test of Will leaves the enemy, whose text it cancels, to come',
  { you: { heroes: ['eowyn', 'gloin'], hand: ['a-test-of-will'], resources: 1 }, encounterDeck: ['king-spider'], at: '3.3' },
  (t) => {
    t.changes(() => t.play('a-test-of-will'), { 'eowyn.exhausted': 'no', 'gloin.exhausted': 'no', staging: +1 })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-RESPONSE-8] A Test of Will cannot be played without a Spirit resource',
  {
    you: {
      heroes: [
        { card: 'eowyn', is: ['exhausted'] },
        { card: 'gloin', resources: 1 },
      ],
      hand: ['a-test-of-will'],
    },
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'eowyn.damage': 1, 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  'A Test of Will is not for stages: they are not revealed from the encounter deck',
  {
    you: { heroes: ['eowyn'], hand: ['a-test-of-will'], resources: 1 },
    quest: { card: 'scene:quest', progress: 95 },
    questDeck: ['dont-leave-the-path'],
    encounterDiscard: ['forest-spider'],
    at: '3.2',
  },
  (t) => {
    t.choose('eowyn').asks('search', 'you').offers('forest-spider')
  },
)
