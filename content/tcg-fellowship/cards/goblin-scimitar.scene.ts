import { scene } from '@questwright/testkit'

scene(
  'a Goblin Scimitar goes on a Moria Orc, and its player may draw a card',
  { at: 'shadow', opponent: { hand: ['goblin-scimitar'], minions: ['uruk-savage', 'goblin-marksman'] } },
  (t) => {
    t.play('goblin-scimitar')
    t.use('goblin-scimitar')
    t.sees({ 'goblin-scimitar.zone': 'borne of goblin-marksman', 'opponent.hand': 1, 'opponent.deck': 8 })
    t.isAt('shadow')
  },
)
