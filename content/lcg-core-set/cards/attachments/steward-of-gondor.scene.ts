import { scene } from '@questwright/testkit'

scene(
  'Steward of Gondor attaches to a hero of any player, who gains the Gondor trait',
  {
    you: { heroes: [{ card: 'aragorn', resources: 2 }], allies: ['lorien-guide'], hand: ['steward-of-gondor'] },
    friend: { heroes: ['eowyn'] },
    at: 'planning',
  },
  (t) => {
    t.play('steward-of-gondor').offers('aragorn', 'eowyn').pick('aragorn')
    t.sees({
      'aragorn.traits': ['Dúnedain', 'Noble', 'Ranger', 'Gondor'],
      'steward-of-gondor.zone': 'attachments of aragorn',
      'aragorn.resources': 0,
    })
    t.offers('steward-of-gondor').isAt('planning')
  },
)

scene(
  '[LCG-ATTACH-5] Steward of Gondor exhausts to add 2 resources to the pool of its hero',
  { you: { heroes: [{ card: 'gloin', attachments: ['steward-of-gondor'] }, 'aragorn'] }, at: 'window 1.3' },
  (t) => {
    t.changes(() => t.use('steward-of-gondor'), {
      'gloin.resources': +2,
      'aragorn.resources': 0,
      'steward-of-gondor.exhausted': 'yes',
      'gloin.exhausted': 'no',
    })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-CONTROL-4] Steward of Gondor is used by the player whose hero bears it',
  {
    you: { heroes: [{ card: 'aragorn', resources: 2 }], hand: ['steward-of-gondor'] },
    friend: { heroes: ['eowyn'] },
    at: 'planning',
  },
  (t) => {
    t.play('steward-of-gondor', 'eowyn').asks('action-window', 'friend').offers('steward-of-gondor')
    t.changes(() => t.use('steward-of-gondor'), { 'eowyn.resources': +2 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-UNIQUE-7] Steward of Gondor cannot be played while another copy is in play',
  {
    you: { heroes: [{ card: 'aragorn', resources: 2 }], hand: ['steward-of-gondor'] },
    friend: { heroes: [{ card: 'dunhere', attachments: [{ card: 'steward-of-gondor', is: ['exhausted'] }] }] },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'aragorn.resources': 2 }).isAt('3.2')
  },
)
