import { scene } from '@questwright/testkit'

const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const asked = { card: 'gather-information', owner: 'you', controller: 'you', progress: 3 } as const

scene(
  'Each player may search their deck for a card when Gather Information is defeated',
  {
    you: {
      heroes: [resting],
      allies: [questing],
      deck: ['scene:card', { card: 'scene:ally', as: 'wanted' }, 'scene:card'],
    },
    friend: { heroes: [resting], deck: ['scene:ally', 'scene:card'] },
    staging: [asked],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('gather-information').use('gather-information')
    t.asks('search', 'you').pick('wanted').asks('search', 'friend').decline()
    // each player has also drawn a card in the next round
    t.sees({ 'wanted.zone': 'you.hand', 'you.deck': 1, 'you.hand': 2, 'friend.deck': 1, 'friend.hand': 1 }).tells('added-to-hand', {}, 1)
    t.sees({ 'gather-information.zone': 'victory-display', 'score.victoryPoints': 1 })
    t.tells('shuffled', { zone: 'p1.deck' }, 1).tells('shuffled', { zone: 'p2.deck' }, 1).isAt('window 2.2')
  },
)

scene(
  'A player who does not use the response of Gather Information does not search or shuffle the deck',
  {
    you: { heroes: [resting], allies: [questing], deck: 3 },
    staging: [asked],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('gather-information').asks('after-response', 'you').pass()
    t.sees({ 'gather-information.zone': 'victory-display', 'you.hand': 1, 'you.deck': 2 }).tells('shuffled', {}, 0)
    t.isAt('3.2')
  },
)

scene(
  'Gather Information is played from hand without a cost',
  { you: { hand: ['gather-information'], resources: 0 }, at: 'planning' },
  (t) => {
    t.play('gather-information').sees({ 'gather-information.zone': 'staging-area', 'gather-information.questPoints': 4 })
    t.asks('choose-current-quest', 'you')
  },
)
