import { scene } from '@questwright/testkit'

scene(
  'Thurindir gets 1 willpower for each side quest of players or encounters in the victory display',
  {
    you: { heroes: ['thurindir'] },
    victoryDisplay: [{ card: 'scene:player-side-quest', owner: 'you' }, 'scene:encounter-side-quest', 'scene:location'],
    at: '3.2',
  },
  (t) => {
    t.sees({ 'thurindir.willpower': 4 }).asks('choose-to-commit')
  },
)

scene(
  'Thurindir has his printed willpower while no side quest is in the victory display',
  { you: { heroes: ['thurindir'] }, at: '3.2' },
  (t) => {
    t.sees({ 'thurindir.willpower': 2 }).asks('choose-to-commit')
  },
)

scene(
  'Setup lets the player of Thurindir search the deck for a side quest, which is additional to the starting hand',
  {
    you: {
      heroes: ['thurindir'],
      deck: ['scene:card', 'scene:card', 'scene:card', 'scene:card', 'scene:player-side-quest', 'scene:ally', 'scene:ally', 'scene:ally'],
    },
    friend: { heroes: ['scene:hero'], deck: ['scene:player-side-quest', 'scene:card'] },
    at: 'setup.5',
  },
  (t) => {
    t.asks('search', 'you').offers('p1/player-side-quest/1').pick('p1/player-side-quest/1')
    t.sees({ 'p1/player-side-quest/1.zone': 'you.hand', 'you.hand': 7, 'you.deck': 1, 'friend.hand': 2 })
    t.tells('shuffled', { zone: 'p1.deck' }, 1).asks('mulligan', 'you')
  },
)

scene('Setup finds no side quest for Thurindir in a deck without one', { you: { heroes: ['thurindir'], deck: 8 }, at: 'setup.5' }, (t) => {
  t.sees({ 'you.hand': 6, 'you.deck': 2 }).asks('mulligan', 'you')
})
