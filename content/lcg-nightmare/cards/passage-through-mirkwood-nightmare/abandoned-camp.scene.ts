import { scene } from '@questwright/testkit'

scene(
  'Abandoned Camp deals 2 damage to each exhausted character when it leaves play',
  {
    you: {
      heroes: [
        { card: 'lcg-core-set:eowyn', is: ['exhausted', 'committed'] },
        { card: 'scene:hero', as: 'fresh' },
      ],
    },
    friend: { heroes: [{ card: 'lcg-core-set:gimli', is: ['exhausted'] }] },
    activeLocation: { card: 'abandoned-camp', progress: 1 },
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'abandoned-camp.zone': 'encounter-discard', 'eowyn.damage': 2, 'gimli.damage': 2, 'fresh.damage': 0 })
    t.isAt('3.2')
  },
)

scene(
  'Abandoned Camp is immune to effects of player cards',
  { you: { heroes: ['scene:hero'] }, staging: ['abandoned-camp'], at: 'planning' },
  (t) => {
    t.sees({ 'abandoned-camp.immunities': ['player-card-effects'] })
    t.isAt('3.2')
  },
)

const camp = {
  you: {
    heroes: [{ card: 'lcg-core-set:aragorn', attachments: ['lcg-core-set:celebrians-stone', 'lcg-core-set:caught-in-a-web'] }],
    engaged: [{ card: 'scene:enemy', shadow: ['abandoned-camp'] }],
  },
  friend: { heroes: [{ card: 'lcg-core-set:gimli', attachments: ['lcg-core-set:dwarven-axe'] }] },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: the players discard their attachments if the attack is undefended', camp, (t) => {
  t.decline().sees({
    'celebrians-stone.zone': 'you.discard',
    'dwarven-axe.zone': 'friend.discard',
    'caught-in-a-web.zone': 'attachments of aragorn',
  })
  t.isAt('6.8a')
})

scene('Shadow: the players keep their attachments if the attack is defended', camp, (t) => {
  t.choose('aragorn').sees({ 'celebrians-stone.zone': 'attachments of aragorn', 'dwarven-axe.zone': 'attachments of gimli' })
  t.isAt('3.2')
})
