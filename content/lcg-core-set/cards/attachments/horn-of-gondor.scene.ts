import { scene } from '@questwright/testkit'

scene(
  'Horn of Gondor adds 1 resource to the pool of its hero after a character was destroyed',
  {
    you: {
      heroes: ['gimli', { card: 'legolas', attachments: ['horn-of-gondor'] }],
      allies: ['gondorian-spearman'],
      engaged: ['king-spider'],
    },
    at: '6.3',
  },
  (t) => {
    t.choose('gondorian-spearman').pass().asks('after-response', 'you').offers('horn-of-gondor')
    t.changes(() => t.use('horn-of-gondor'), { 'legolas.resources': +1, 'gimli.resources': 0, 'horn-of-gondor.exhausted': 'no' })
    t.isAt('6.8a')
  },
)

scene(
  'Horn of Gondor adds 1 resource after a hero of another player was destroyed',
  {
    you: { heroes: [{ card: 'legolas', attachments: ['horn-of-gondor'] }] },
    friend: { heroes: [{ card: 'thalin', damage: 2 }, 'gimli'], engaged: ['king-spider'] },
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').decline().pick('thalin').asks('after-response', 'you')
    t.changes(() => t.use('horn-of-gondor'), { 'legolas.resources': +1 })
    t.isAt('6.8a')
  },
)

scene(
  'Horn of Gondor adds 1 resource for each of two characters that are destroyed at the same moment',
  {
    you: {
      heroes: [{ card: 'legolas', attachments: ['horn-of-gondor'] }],
      allies: ['gondorian-spearman', { card: 'gondorian-spearman', as: 'other spearman' }],
      engaged: [{ card: 'black-forest-bats', shadow: ['hummerhorns'] }],
    },
    at: '6.3',
  },
  (t) => {
    t.choose('legolas').offers('horn-of-gondor', 'horn-of-gondor')
    t.use('horn-of-gondor').use('horn-of-gondor').tells('resources-gained', { how: 'added', card: 'legolas', amount: 1 }, 2).isAt('3.2')
  },
)

scene(
  'Horn of Gondor adds no resource when its player declines the response',
  {
    you: { heroes: [{ card: 'legolas', attachments: ['horn-of-gondor'] }], allies: ['gondorian-spearman'], engaged: ['king-spider'] },
    at: '6.3',
  },
  (t) => {
    t.choose('gondorian-spearman').pass()
    t.changes(() => t.pass(), { 'legolas.resources': 0 })
    t.isAt('6.8a')
  },
)

scene(
  'Horn of Gondor adds no resource when an enemy is destroyed',
  {
    you: { heroes: [{ card: 'gimli', attachments: ['horn-of-gondor'] }], engaged: ['black-forest-bats'] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('black-forest-bats')
      .sees({ 'black-forest-bats.zone': 'encounter-discard' })
      .tells('resources-gained', { how: 'added' }, 0)
      .isAt('3.2')
  },
)

scene(
  'Horn of Gondor adds no resource when a character is discarded or returns to hand',
  {
    you: {
      heroes: [
        { card: 'gimli', attachments: ['horn-of-gondor'] },
        { card: 'aragorn', resources: 1 },
      ],
      allies: ['gandalf'],
      hand: ['sneak-attack', 'gondorian-spearman'],
    },
    encounterDeck: 5,
    at: 'window 7.4',
  },
  (t) => {
    t.play('sneak-attack').sees({ round: 2, 'gondorian-spearman.zone': 'you.hand', 'gandalf.zone': 'you.discard' })
    t.tells('resources-gained', { how: 'added' }, 0).isAt('3.2')
  },
)

scene(
  'Horn of Gondor adds no resource when its own hero is destroyed',
  {
    you: { heroes: [{ card: 'gimli', damage: 4, attachments: ['horn-of-gondor'] }, 'legolas'], engaged: ['king-spider'] },
    at: '6.3',
  },
  (t) => {
    t.choose('gimli')
      .order('gimli', 'horn-of-gondor')
      .sees({ 'gimli.zone': 'you.discard', 'horn-of-gondor.zone': 'you.discard' })
      .isAt('6.8a')
  },
)

scene(
  'Horn of Gondor can be attached only to a hero',
  {
    you: { heroes: [{ card: 'gimli', resources: 1 }], allies: ['veteran-axehand'], hand: ['horn-of-gondor'] },
    friend: { heroes: ['aragorn'] },
    at: 'planning',
  },
  (t) => {
    t.play('horn-of-gondor').offers('gimli', 'aragorn')
    t.pick('aragorn').sees({ 'horn-of-gondor.zone': 'attachments of aragorn', 'horn-of-gondor.controller': 'friend' })
    t.asks('choose-to-commit', 'you')
  },
)

scene(
  '[LCG-UNIQUE-7] Horn of Gondor cannot be played while another copy is in play',
  {
    you: { heroes: [{ card: 'gimli', resources: 1 }], hand: ['horn-of-gondor'] },
    friend: { heroes: [{ card: 'aragorn', attachments: [{ card: 'horn-of-gondor', as: 'the horn' }] }] },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'gimli.resources': 1 }).isAt('3.2')
  },
)
