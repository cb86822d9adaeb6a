import { scene } from '@questwright/testkit'

scene(
  'The Galadhrim’s Greeting lowers the threat of one player by 6',
  { you: { heroes: ['dunhere'], threat: 30, hand: ['the-galadhrims-greeting'], resources: 3 }, friend: { threat: 4 }, at: 'window 1.3' },
  (t) => {
    t.play('the-galadhrims-greeting').offers('one-player', 'each-player')
    t.pick('one-player').offers('you', 'friend')
    t.changes(() => t.pick('friend'), { 'friend.threat': -4, 'you.threat': 0 })
    t.sees({ 'dunhere.resources': 0, 'the-galadhrims-greeting.zone': 'you.discard' }).isAt('3.2')
  },
)

scene(
  'The Galadhrim’s Greeting lowers the threat of each player by 2',
  { you: { heroes: ['dunhere'], threat: 30, hand: ['the-galadhrims-greeting'], resources: 3 }, friend: { threat: 1 }, at: 'window 1.3' },
  (t) => {
    t.changes(() => t.play('the-galadhrims-greeting', 'each-player'), { 'you.threat': -2, 'friend.threat': -1, 'you.hand': -1 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] The Galadhrim’s Greeting cannot be played when nobody has any threat',
  { you: { heroes: ['dunhere'], hand: ['the-galadhrims-greeting'], resources: 3 }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)
