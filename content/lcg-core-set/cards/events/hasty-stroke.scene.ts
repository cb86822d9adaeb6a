import { scene } from '@questwright/testkit'

scene(
  'Hasty Stroke cancels a shadow effect; the attack goes on',
  {
    you: { heroes: ['eowyn'], hand: ['hasty-stroke'], resources: 1, engaged: [{ card: 'forest-spider', shadow: ['dol-guldur-orcs'] }] },
    at: '6.3',
  },
  (t) => {
    t.pick('eowyn').asks('cancel', 'you').offers('hasty-stroke')
    // 2 attack, 1 defense, and no attack from the shadow card
    t.changes(() => t.play('hasty-stroke'), { 'eowyn.damage': +1, 'eowyn.resources': -1, 'you.discard': +1 })
    t.isAt('3.2')
  },
)

scene(
  'Without Hasty Stroke the shadow effect resolves',
  {
    you: { heroes: ['eowyn'], hand: ['hasty-stroke'], resources: 1, engaged: [{ card: 'forest-spider', shadow: ['dol-guldur-orcs'] }] },
    at: '6.3',
  },
  (t) => {
    t.pick('eowyn')
    t.changes(() => t.pass(), { 'eowyn.damage': +2, 'you.hand': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Hasty Stroke finds nothing where the shadow card has no effect',
  {
    you: { heroes: ['eowyn'], hand: ['hasty-stroke'], resources: 1, engaged: [{ card: 'forest-spider', shadow: ['black-forest-bats'] }] },
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.pick('eowyn'), { 'eowyn.damage': +1, 'you.hand': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Hasty Stroke is no answer to a “when revealed” effect',
  {
    you: { heroes: [{ card: 'eowyn', is: ['exhausted'] }], hand: ['hasty-stroke'], resources: 1 },
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'eowyn.damage': 1, 'you.hand': 1 }).isAt('3.2')
  },
)
