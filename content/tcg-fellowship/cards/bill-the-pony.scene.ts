import { scene } from '@questwright/testkit'

scene(
  'Bill the Pony lowers the Shadow number of each site',
  { you: { site: 3, bearer: { card: 'scene:bearer', borne: ['bill-the-pony'] } }, opponent: { sites: ['hollin'] } },
  (t) => {
    t.pass()
    // 3 less 1 for the site, and 1 for the Ring-bearer
    t.sees({ pool: 3, 'bill-the-pony.zone': 'borne of bearer' })
    t.isAt('regroup')
  },
)

scene(
  'Bill the Pony is discarded at an underground site, before its Shadow number counts',
  { you: { site: 3, bearer: { card: 'scene:bearer', borne: ['bill-the-pony'] } }, opponent: { sites: ['mithril-mine'] } },
  (t) => {
    t.pass()
    t.sees({ pool: 4, 'bill-the-pony.zone': 'you.discard' })
    t.isAt('regroup')
  },
)

scene(
  'Bill the Pony is discarded when a turn begins at a site that has become an underground one',
  {
    at: 'turn-end',
    active: 'opponent',
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'mithril-mine'],
    you: { site: 4, bearer: { card: 'scene:bearer', borne: ['bill-the-pony'] } },
  },
  (t) => {
    t.asks('window', 'you')
    t.sees({ 'bill-the-pony.zone': 'you.discard' })
    t.isAt('fellowship')
  },
)

scene(
  'Bill the Pony is discarded when it is played at an underground site',
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'mithril-mine'],
    you: { site: 4, hand: ['bill-the-pony'] },
  },
  (t) => {
    t.play('bill-the-pony')
    t.sees({ 'bill-the-pony.zone': 'you.discard', pool: 0 })
    t.isAt('fellowship')
  },
)

scene(
  'Bill the Pony is discarded when an underground site replaces that of the fellowship',
  {
    path: ['scene:site-1', 'scene:site-2', 'scene:site-3', 'hollin'],
    you: { site: 4, sites: ['scene:site-3'], bearer: { card: 'scene:bearer', borne: ['bill-the-pony'] }, hand: ['sam-son-of-hamfast'] },
    opponent: {},
    third: { sites: ['scene:site-2', 'mithril-mine'] },
  },
  (t) => {
    t.concedes('opponent')
    t.sees({ 'mithril-mine.zone': 'path', 'bill-the-pony.zone': 'you.discard' })
    t.isAt('fellowship')
  },
)
