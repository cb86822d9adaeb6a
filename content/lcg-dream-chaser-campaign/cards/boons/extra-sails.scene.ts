import { scene } from '@questwright/testkit'

const ship = (side: 'A' | 'B') => ({ card: 'narelenya', attachments: [{ card: 'extra-sails', side }] }) as const
const corsairs = { 'corsair-deck': ['southron-sailor', 'umbar-captain', 'southron-sailor'] }

scene('Extra Sails gives its ship 1 willpower', { you: { allies: [ship('A')] }, at: '1.1' }, (t) => {
  t.sees({ 'narelenya.willpower': 4 }).isAt('3.2')
})

scene(
  'Upgraded Extra Sails exhausts for 1 resource, and 1 enemy less boards from a ship that engages you',
  {
    you: { heroes: ['scene:hero'], allies: [ship('B')], resources: 1 },
    staging: ['light-cruiser'],
    zones: corsairs,
    encounterDeck: 5,
    at: '5.2',
  },
  (t) => {
    t.pick('light-cruiser').use('extra-sails')
    t.sees({ 'extra-sails.exhausted': 'yes', 'scene:hero.resources': 0, 'corsair-deck': 2, 'you.engaged': 2, 'narelenya.willpower': 4 })
    t.asks('choose-next-attacker', 'you')
  },
)

scene(
  'Upgraded Extra Sails cannot reduce the boarding from a unique ship',
  {
    you: { heroes: ['scene:hero'], allies: [ship('B')], resources: 1 },
    staging: ['thunderstruck'],
    zones: corsairs,
    encounterDeck: 5,
    at: '5.2',
  },
  (t) => {
    t.pick('thunderstruck').sees({ 'corsair-deck': 1, 'extra-sails.exhausted': 'no' }).asks('assign-damage', 'you')
  },
)

scene(
  'Extra Sails that leaves play is removed from the game',
  { you: { heroes: ['scene:hero'], allies: [ship('A')] }, staging: ['cunning-pirate'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('cunning-pirate').sees({ 'extra-sails.zone': 'removed', 'narelenya.willpower': 3 }).asks('choose-defender', 'you')
  },
)
