import { scene } from '@questwright/testkit'

const heroes = ['scene:hero', 'lcg-core-set:gloin', 'lcg-core-set:thalin', 'lcg-core-set:legolas']
const deck = (hero: string) => ({ heroes: [hero], cards: { 'scene:card': 10 } })

for (const players of [1, 2, 3, 4])
  for (const [mode, cards] of [
    ['standard', 40],
    ['easy', 28],
  ] as const)
    scene(
      `Setup of A Shadow of the Past for ${players} ${players > 1 ? 'players' : 'player'} in ${mode} mode gives you Frodo with The One Ring, and makes Bag End the active location`,
      { game: { scenario: 'a-shadow-of-the-past', decks: heroes.slice(0, players).map(deck), mode } },
      (t) => {
        if (players > 1) t.pick(...heroes.slice(0, players).map(() => 'you'))
        for (let i = 0; i < players; i++) t.no()
        t.sees({ staging: 1, encounterDeck: cards, questDeck: 2, 'activeLocation.slug': 'bag-end', 'bucklebury-ferry.zone': 'set-aside' })
        t.sees({
          'frodo-baggins.controller': 'you',
          'the-one-ring.zone': 'attachments of frodo-baggins',
          'black-rider.zone': 'staging-area',
        })
        t.sees({ 'quest.slug': 'three-is-company', 'quest.side': 'B' }).asks('choose-to-commit')
      },
    )
