import { scene } from '@questwright/testkit'

scene(
  'the Shadow player may draw a card for each burden when the fellowship moves to the Summit of Amon Hen',
  {
    you: { site: 8, bearer: { card: 'frodo-son-of-drogo', burdens: 2 }, companions: ['boromir-son-of-denethor'], hand: ['armor'] },
    opponent: { sites: ['summit-of-amon-hen'] },
  },
  (t) => {
    t.pass()
    t.asks('draw', 'opponent').yes()
    t.sees({ 'opponent.hand': 2, 'opponent.deck': 7 })
    t.isWonBy('you')
  },
)
