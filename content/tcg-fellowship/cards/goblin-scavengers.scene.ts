import { scene } from '@questwright/testkit'

scene(
  'Goblin Scavengers may play a weapon from the discard pile on a Moria Orc when they are played',
  {
    at: 'shadow',
    you: { site: 4 },
    opponent: {
      hand: ['goblin-scavengers'],
      minions: ['uruk-savage', 'goblin-marksman'],
      discard: ['goblin-scimitar', 'host-of-thousands'],
    },
    pool: 4,
  },
  (t) => {
    t.play('goblin-scavengers')
    t.use('goblin-scavengers')
    t.asks('bearer', 'opponent').offers('goblin-scavengers', 'goblin-marksman')
    t.pick('goblin-marksman')
    t.sees({ 'goblin-scimitar.zone': 'borne of goblin-marksman', 'goblin-marksman.strength': 9 })
    t.isAt('shadow')
  },
)
