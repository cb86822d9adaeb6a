import { scene } from '@questwright/testkit'

scene(
  'Hasty Stroke cancels a shadow effect; the attack goes on',
  {
    you: { heroes: ['dunhere'], hand: ['hasty-stroke'], resources: 1, engaged: [{ card: 'forest-spider', shadow: ['dol-guldur-orcs'] }] },
    at: '6.3',
  },
  (t) => {
    t.pick('dunhere').asks('cancel', 'you').offers('hasty-stroke')
    // 2 attack against 1 defense: the shadow effect was cancelled
    t.changes(() => t.play('hasty-stroke'), { 'dunhere.damage': +1, 'you.hand': -1, 'you.discard': +1 })
    t.tells('resources-spent', { card: 'dunhere', amount: 1 }, 1).isAt('3.2')
  },
)

scene(
  'The shadow effect resolves when Hasty Stroke is not played',
  {
    you: { heroes: ['dunhere'], hand: ['hasty-stroke'], resources: 1, engaged: [{ card: 'forest-spider', shadow: ['dol-guldur-orcs'] }] },
    at: '6.3',
  },
  (t) => {
    t.pick('dunhere')
    t.changes(() => t.pass(), { 'dunhere.damage': +2, 'you.hand': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Hasty Stroke cannot be played when the shadow card has no effect',
  {
    you: { heroes: ['dunhere'], hand: ['hasty-stroke'], resources: 1, engaged: [{ card: 'forest-spider', shadow: ['black-forest-bats'] }] },
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.pick('dunhere'), { 'dunhere.damage': +1, 'you.hand': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Hasty Stroke cannot be played to cancel a “when revealed” effect',
  {
    you: { heroes: [{ card: 'dunhere', is: ['exhausted'] }], hand: ['hasty-stroke'], resources: 1 },
    staging: ['old-forest-road'],
    encounterDeck: ['the-necromancers-reach'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'dunhere.damage': 1, 'you.hand': 1 }).isAt('4.2')
  },
)
