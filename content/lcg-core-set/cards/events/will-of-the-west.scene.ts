import { scene } from '@questwright/testkit'

scene(
  '[LCG-HERO-2] [LCG-ZONE-12] Will of the West shuffles a discard pile into its deck without the heroes, and is removed from the game',
  {
    you: { heroes: ['dunhere'], hand: ['will-of-the-west'], resources: 1 },
    friend: { discard: ['eleanor', 'dwarven-tomb', 'northern-tracker'], deck: 2 },
    third: { discard: ['wandering-took'] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('will-of-the-west').offers('friend', 'third')
    t.changes(() => t.pick('friend'), { 'friend.deck': +2, 'friend.discard': -2, 'third.discard': 0, removed: +1, 'you.discard': 0 })
    t.sees({ 'eleanor.zone': 'friend.discard', 'will-of-the-west.zone': 'removed' }).isAt('3.2')
  },
)

scene(
  '[LCG-ABILITY-7] Will of the West cannot be played when no discard pile has a card to shuffle',
  { you: { heroes: ['dunhere'], hand: ['will-of-the-west'], resources: 1, discard: ['eleanor'] }, friend: {}, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)
