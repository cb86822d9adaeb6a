import { scene } from '@questwright/testkit'

const table = {
  you: { heroes: ['scene:hero'] },
  friend: {
    heroes: [{ card: 'scene:hero', lasting: [{ stat: 'spheres', gain: 'spirit', until: 'game' }], resources: 1 }],
    hand: ['a-test-of-will'],
  },
  quest: { card: 'scene:quest', progress: 0 },
  victoryDisplay: [
    { card: 'tom-bombadillo', as: 'song', owner: 'you' },
    { card: 'tom-bombadillo', as: 'other', owner: 'you' },
  ],
  encounterDeck: ['tom-bombadil', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('The first player gives the revealed Tom Bombadil, ready and committed, to a player, and nobody can cancel that', table, (t) => {
  t.asks('choose-player', 'you').pick('friend')
  t.tells('entered-play', { card: 'tom-bombadil', controller: 'friend' }, 1).tells('exhausted', {}, 0)
  // 3 willpower against no threat
  t.sees({
    'quest.progress': 3,
    'tom-bombadil.zone': 'removed',
    victoryDisplay: 1,
    removed: 2,
    round: 2,
    'a-test-of-will.zone': 'friend.hand',
  })
  t.isAt('3.2')
})

scene(
  'Tom Bombadil of a deck begins the game set aside, and belongs to the player of that deck',
  {
    game: {
      scenario: 'passage-through-mirkwood',
      decks: [{ heroes: ['gloin'], cards: { 'tom-bombadil': 2, 'tom-bombadillo': 1, 'guard-of-the-citadel': 10 } }],
    },
  },
  (t) => {
    t.isAt('setup.5').sees({
      setAside: 2,
      'p1/tom-bombadil/1.zone': 'set-aside',
      'p1/tom-bombadil/1.owner': 'you',
      'you.hand': 6,
      'you.deck': 5,
    })
    t.tells('entered-play', {}, 0).isAt('setup.5')
  },
)
