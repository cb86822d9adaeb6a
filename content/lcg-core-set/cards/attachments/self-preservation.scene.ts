import { scene } from '@questwright/testkit'

scene(
  'Self Preservation exhausts to heal 2 damage from its character',
  {
    you: {
      heroes: [
        { card: 'gloin', damage: 3, attachments: ['self-preservation'] },
        { card: 'beravor', damage: 2 },
      ],
    },
    at: 'window 3.1',
  },
  (t) => {
    t.offers('self-preservation')
    t.changes(() => t.use('self-preservation'), {
      'gloin.damage': -2,
      'beravor.damage': 0,
      'self-preservation.exhausted': 'yes',
      'gloin.exhausted': 'no',
    })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-CONTROL-4] Self Preservation is attached to any character and is used by the controller of that character',
  {
    you: { heroes: [{ card: 'beravor', resources: 3, damage: 1 }], hand: ['self-preservation'] },
    friend: { heroes: ['gloin'], allies: [{ card: 'longbeard-orc-slayer', damage: 1 }] },
    staging: ['forest-spider'],
    at: 'planning',
  },
  (t) => {
    t.play('self-preservation').offers('beravor', 'gloin', 'longbeard-orc-slayer').pick('longbeard-orc-slayer')
    t.sees({ 'beravor.resources': 0 }).asks('action-window', 'friend').offers('self-preservation')
    t.changes(() => t.use('self-preservation'), { 'longbeard-orc-slayer.damage': -1, 'beravor.damage': 0 })
    t.tells('healed', { card: 'longbeard-orc-slayer', amount: 1 }, 1).isAt('3.2')
  },
)

scene(
  '[LCG-COST-12] Self Preservation cannot be used while its character has no damage',
  {
    you: {
      heroes: [
        { card: 'gloin', attachments: ['self-preservation'] },
        { card: 'beravor', damage: 2 },
      ],
    },
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'self-preservation.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  'Self Preservation cannot be used while it is exhausted',
  {
    you: { heroes: [{ card: 'gloin', damage: 1, attachments: [{ card: 'self-preservation', is: ['exhausted'] }] }] },
    at: 'window 3.1',
  },
  (t) => {
    t.sees({ 'gloin.damage': 1 }).isAt('3.2')
  },
)
