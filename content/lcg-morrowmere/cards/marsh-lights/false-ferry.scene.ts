import { scene } from '@questwright/testkit'

scene(
  'Travelling to False Ferry raises the threat of each player by 1',
  { you: { threat: 20 }, friend: { threat: 25 }, staging: ['false-ferry'], at: '4.2' },
  (t) => {
    // threat also rises by 1 in the refresh phase
    t.pick('false-ferry').sees({ 'you.threat': 22, 'friend.threat': 27, 'false-ferry.zone': 'active-location' }).isAt('3.2')
  },
)
