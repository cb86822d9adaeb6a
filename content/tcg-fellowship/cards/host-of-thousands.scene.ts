import { scene } from '@questwright/testkit'

scene(
  'Host of Thousands plays a Moria Orc from the discard pile for its cost',
  {
    at: 'shadow',
    you: { site: 4 },
    opponent: { hand: ['host-of-thousands', 'host-of-thousands'], discard: ['goblin-marksman', 'uruk-savage', 'goblin-patrol-troop'] },
    pool: 4,
  },
  (t) => {
    t.play('host-of-thousands')
    t.sees({ 'goblin-marksman.zone': 'opponent.minions', pool: 1 })
    t.notOffered('host-of-thousands')
    t.isAt('shadow')
  },
)
