import { scene } from '@questwright/testkit'

const deck = ['scene:ally', 'deep-knowledge', 'scene:card', 'saruman', 'close-call'] as const

scene(
  'The Seeing-stone raises the threat of each player by 1, and its player searches the deck for a card with Doomed',
  { you: { threat: 20, hand: ['the-seeing-stone'], deck }, friend: { threat: 30 }, at: 'window 1.3' },
  (t) => {
    t.play('the-seeing-stone').asks('search', 'you').offers('deep-knowledge', 'saruman', 'close-call').pick('saruman')
    t.sees({ 'you.threat': 21, 'friend.threat': 31, 'saruman.zone': 'you.hand', 'you.deck': 4 })
    t.tells('shuffled', { zone: 'p1.deck' }, 1).isAt('3.2')
  },
)

scene(
  'The Seeing-stone shuffles a deck that has no card with Doomed',
  { you: { threat: 20, hand: ['the-seeing-stone'], deck: ['scene:ally', 'scene:card'] }, at: 'window 1.3' },
  (t) => {
    t.play('the-seeing-stone').sees({ 'you.threat': 21, 'you.deck': 2, 'you.hand': 0 }).tells('shuffled', {}, 1).isAt('3.2')
  },
)
