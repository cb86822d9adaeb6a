import { scene } from '@questwright/testkit'

scene(
  'Eleanor cancels a treachery, which is discarded, and the next card takes its place',
  {
    you: { heroes: ['eleanor', { card: 'eowyn', is: ['exhausted'] }] },
    encounterDeck: ['the-necromancers-reach', 'forest-spider', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('cancel', 'you').offers('eleanor')
    t.changes(() => t.use('eleanor'), {
      'eleanor.exhausted': 'yes',
      'eowyn.damage': 0,
      encounterDiscard: +1,
      staging: +1,
      encounterDeck: -1,
    })
    t.sees({ 'the-necromancers-reach.zone': 'encounter-discard', 'forest-spider.zone': 'staging-area' })
    t.isAt('5.2')
  },
)

scene(
  'When Eleanor is not used, the treachery takes effect and no card replaces it',
  {
    you: { heroes: ['eleanor', { card: 'eowyn', is: ['exhausted'] }] },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach', 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.changes(() => t.pass(), { 'eowyn.damage': +1, 'eleanor.damage': 0, encounterDiscard: +1, encounterDeck: 0, staging: 0 })
    t.isAt('4.2')
  },
)

scene(
  'Eleanor cannot cancel a treachery while she is exhausted',
  {
    you: { heroes: [{ card: 'eleanor', is: ['exhausted'] }, 'gloin'] },
    friend: { heroes: ['eowyn', 'aragorn'] },
    encounterDeck: ['the-necromancers-reach', 'king-spider'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'eleanor.damage': 1, 'king-spider.zone': 'resolving' }).offers('eowyn', 'aragorn')
  },
)

scene(
  'Eleanor cannot cancel the effect of an enemy',
  { you: { heroes: ['eleanor', 'gloin'] }, encounterDeck: ['king-spider'], at: '3.3' },
  (t) => {
    t.offers('eleanor', 'gloin')
    t.changes(() => t.pick('gloin'), { 'gloin.exhausted': 'yes', staging: +1 })
    t.isAt('5.2')
  },
)

scene(
  'Eleanor cancels and replaces a treachery that travelling revealed outside the staging step',
  {
    you: { heroes: ['eleanor', { card: 'gloin', is: ['exhausted'] }] },
    staging: ['mountains-of-mirkwood'],
    encounterDeck: ['the-necromancers-reach', 'forest-spider', 'scene:treachery'],
    at: '4.2',
  },
  (t) => {
    t.pick('mountains-of-mirkwood').asks('cancel', 'you')
    t.changes(() => t.use('eleanor'), { 'gloin.damage': 0, 'forest-spider.zone': 'staging-area', encounterDeck: -1, encounterDiscard: +1 })
    t.sees({ 'activeLocation.slug': 'mountains-of-mirkwood' }).isAt('5.2')
  },
)

scene(
  'The keywords of a treachery that Eleanor cancels resolve, and then another card replaces it',
  {
    you: { heroes: ['eleanor', { card: 'eowyn', is: ['exhausted'] }], threat: 20 },
    encounterDeck: [
      { card: 'the-necromancers-reach', keywords: ['Surge', 'Doomed 2'] },
      { card: 'forest-spider', as: 'first' },
      { card: 'forest-spider', as: 'second' },
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.asks('cancel', 'you').sees({ 'you.threat': 22 }).use('eleanor')
    t.sees({ 'eowyn.damage': 0, 'first.zone': 'staging-area', 'second.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)
