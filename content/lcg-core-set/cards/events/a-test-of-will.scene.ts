import { scene } from '@questwright/testkit'

scene(
  '[LCG-CANCEL-5] A Test of Will cancels the “when revealed” effect of a treachery',
  {
    you: { heroes: [{ card: 'dunhere', is: ['exhausted'] }], hand: ['a-test-of-will'], resources: 1 },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach', 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.asks('cancel', 'you').offers('a-test-of-will')
    t.changes(() => t.play('a-test-of-will'), {
      'dunhere.damage': 0,
      'dunhere.resources': -1,
      encounterDiscard: +1,
      encounterDeck: 0,
      'you.discard': +1,
    })
    t.isAt('4.2')
  },
)

scene(
  '[LCG-CANCEL-6] An enemy whose “when revealed” effect A Test of Will cancels still enters the staging area',
  { you: { heroes: ['dunhere', 'gloin'], hand: ['a-test-of-will'], resources: 1 }, encounterDeck: ['king-spider'], at: '3.3' },
  (t) => {
    t.changes(() => t.play('a-test-of-will'), { 'dunhere.exhausted': 'no', 'gloin.exhausted': 'no', staging: +1 })
    t.isAt('5.2')
  },
)

scene(
  '[LCG-RESPONSE-8] A Test of Will cannot be played without a Spirit resource',
  {
    you: {
      heroes: [
        { card: 'dunhere', is: ['exhausted'] },
        { card: 'gloin', resources: 1 },
      ],
      hand: ['a-test-of-will'],
    },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'dunhere.damage': 1, 'you.hand': 1 }).isAt('4.2')
  },
)

scene(
  'A Test of Will cannot cancel the effect of a stage, which is not revealed from the encounter deck',
  {
    you: { heroes: ['gloin', 'dunhere'], hand: ['a-test-of-will'], resources: 1 },
    quest: { card: 'scene:quest', progress: 98 },
    questDeck: ['dont-leave-the-path'],
    encounterDiscard: ['forest-spider'],
    encounterDeck: 1,
    at: '3.2',
  },
  (t) => {
    t.choose('gloin').sees({ 'forest-spider.zone': 'staging-area', 'you.hand': 1 }).isAt('5.2')
  },
)
