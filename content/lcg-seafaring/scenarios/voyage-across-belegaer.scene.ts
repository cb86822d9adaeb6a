import { scene } from '@questwright/testkit'

const deck = { heroes: ['scene:hero'], cards: { 'scene:card': 10 } }
const game = (players: number) => ({ game: { scenario: 'voyage-across-belegaer', decks: Array.from({ length: players }, () => deck) } })
const seats = ['you', 'friend', 'third', 'fourth'] as const

scene(
  '[LCG-FLEET-2] [LCG-FLEET-3] [LCG-CORSAIR-1] A single player takes the Dream-chaser and one ship of choice; two ships are removed',
  game(1),
  (t) => {
    t.no().asks('choose-ship', 'you').offers('dawn-star', 'narelenya', 'silver-wing').notOffered('dream-chaser').pick('narelenya')
    t.sees({
      'dream-chaser.controller': 'you',
      'narelenya.controller': 'you',
      'dawn-star.zone': 'removed',
      'silver-wing.zone': 'removed',
      'heading.zone': 'attachments of dream-chaser',
      // the heading begins on-course, and goes one step off-course when the first test begins
      heading: 1,
      'corsair-deck': 9,
      staging: 2,
      questDeck: 5,
      'quest.slug': 'departure-from-the-havens',
      // five sets have 38 cards; 9 Corsairs and 2 in the staging area are missing
      encounterDeck: 27,
    })
    t.asks('commit-to-sailing')
  },
)

scene('Easy mode leaves 2 Corsair cards and 8 other cards out of the game', { game: { ...game(1).game, mode: 'easy' } }, (t) => {
  t.no().pick('silver-wing').sees({ 'corsair-deck': 7, staging: 2, encounterDeck: 19, removed: 2 }).asks('commit-to-sailing')
})

scene('[LCG-FLEET-1] [LCG-FLEET-3] Two players take one ship each, and two ships are removed from the game', game(2), (t) => {
  t.pick('you').pick('you').no().no()
  t.asks('choose-ship', 'you').offers('dream-chaser', 'dawn-star', 'narelenya', 'silver-wing').pick('dream-chaser')
  t.asks('choose-ship', 'friend').notOffered('dream-chaser').pick('silver-wing')
  t.sees({ 'dream-chaser.controller': 'you', 'silver-wing.controller': 'friend', removed: 2 }).asks('commit-to-sailing')
})

scene('[LCG-FLEET-1] The last of three players must take the Dream-chaser when no other player has taken it', game(3), (t) => {
  t.pick('you').pick('you').pick('you').no().no().no()
  t.pick('dawn-star').asks('choose-ship', 'friend').pick('narelenya')
  // no question is asked: this player cannot take silver-wing
  t.sees({ 'dream-chaser.controller': 'third', 'silver-wing.zone': 'removed', 'heading.zone': 'attachments of dream-chaser' })
  t.asks('commit-to-sailing')
})

scene('[LCG-FLEET-1] The last of three players may take any ship that is left when another player has the Dream-chaser', game(3), (t) => {
  t.pick('you').pick('you').pick('you').no().no().no()
  t.pick('silver-wing').pick('dream-chaser').asks('choose-ship', 'third').offers('dawn-star', 'narelenya').pick('narelenya')
  t.sees({ 'dream-chaser.controller': 'friend', 'dawn-star.zone': 'removed', removed: 1 }).asks('commit-to-sailing')
})

scene('[LCG-FLEET-1] [LCG-FLEET-3] Four players take all four ships', game(4), (t) => {
  t.pick('you').pick('you').pick('you').pick('you').no().no().no().no()
  t.pick('dream-chaser').pick('dawn-star').pick('silver-wing')
  t.sees({ removed: 0, 'narelenya.controller': 'fourth', 'dream-chaser.controller': 'you' }).asks('commit-to-sailing')
})

for (const players of [1, 2, 3, 4])
  scene(
    `[LCG-HEADING-2] With ${players} ${players > 1 ? 'players' : 'player'} the voyage begins with one heading for all, and the first player makes the sailing test`,
    game(players),
    (t) => {
      if (players > 1) t.pick(...seats.slice(0, players).map(() => 'you'))
      for (let i = 0; i < players; i++) t.no()
      t.pick(players === 1 ? 'dawn-star' : 'dream-chaser')
      if (players > 1) t.pick('dawn-star')
      if (players > 2) t.pick('silver-wing')
      t.sees({ heading: 1 }).asks('commit-to-sailing', 'you')
    },
  )
