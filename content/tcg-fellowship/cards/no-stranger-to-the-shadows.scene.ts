import { scene } from '@questwright/testkit'

scene(
  'No Stranger to the Shadows goes on a ranger without a copy, and lowers the Shadow number of each site',
  {
    you: {
      companions: ['aragorn-king-in-exile', 'boromir-son-of-denethor'],
      hand: ['no-stranger-to-the-shadows', 'no-stranger-to-the-shadows'],
    },
    opponent: { sites: ['ettenmoors'], hand: ['goblin-runner'] },
  },
  (t) => {
    t.play('no-stranger-to-the-shadows')
    t.sees({ 'no-stranger-to-the-shadows.zone': 'borne of aragorn-king-in-exile' })
    t.notOffered('no-stranger-to-the-shadows#2')
    t.until('shadow')
    // 3 companions, and 2 of the site less 1
    t.sees({ pool: 4 })
    t.isAt('shadow')
  },
)
