import { scene } from '@questwright/testkit'

const bearer = (resources: number, ...attachments: string[]) =>
  ({ card: 'bilbo-baggins', resources, attachments: attachments.map((card) => ({ card, controller: 'you' as const })) }) as const

scene(
  'The first player travels to Troll Cave for 5 Baggins resources with Troll Key',
  { you: { heroes: [bearer(6, 'troll-key')] }, staging: ['troll-cave'], encounterDeck: 5, at: '4.2' },
  (t) => {
    t.pick('troll-cave').sees({ 'troll-cave.zone': 'active-location' }).tells('resources-spent', { amount: 5 }, 1).asks('choose-to-commit')
  },
)

scene(
  'The first player travels to Troll Cave for 2 Baggins resources with Troll Key and Troll Purse',
  { you: { heroes: [bearer(2, 'troll-key', 'troll-purse')] }, staging: ['troll-cave'], encounterDeck: 5, at: '4.2' },
  (t) => {
    t.pick('troll-cave').sees({ 'troll-cave.zone': 'active-location' }).tells('resources-spent', { amount: 2 }, 1).asks('choose-to-commit')
  },
)

for (const [why, bilbo] of [
  ['without the key', bearer(9, 'troll-purse')],
  ['with 4 resources', bearer(4, 'troll-key')],
] as const)
  scene(`Nobody travels to Troll Cave ${why}`, { you: { heroes: [bilbo] }, staging: ['troll-cave'], encounterDeck: 5, at: '4.2' }, (t) => {
    t.sees({ 'troll-cave.zone': 'staging-area' }).asks('choose-to-commit')
  })

scene(
  'Troll Cave goes to the victory display when it is explored',
  {
    you: {
      heroes: [{ card: 'lcg-core-set:legolas', resources: 0 }],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 4, until: 'phase' }] }],
    },
    activeLocation: 'troll-cave',
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'troll-cave.zone': 'victory-display' }).asks('choose-to-commit')
  },
)

scene('Troll Cave is immune to effects of player cards', { staging: ['troll-cave'], encounterDeck: 5, at: '4.2' }, (t) => {
  t.sees({ 'troll-cave.immunities': ['player-card-effects'] }).asks('choose-to-commit')
})
