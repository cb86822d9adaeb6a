import { scene } from '@questwright/testkit'

const heroes = ['scene:hero', 'lcg-core-set:gloin', 'lcg-core-set:thalin', 'lcg-core-set:legolas']
const deck = (hero: string) => ({ heroes: [hero], cards: { 'scene:card': 10 } })

for (const players of [1, 2, 3, 4])
  for (const [mode, cards] of [
    ['standard', 32],
    ['easy', 20],
  ] as const)
    scene(
      `Setup of We Must Away, Ere Break of Day for ${players} ${players > 1 ? 'players' : 'player'} in ${mode} mode makes an encounter deck of ${cards} cards and a Sack deck of 7`,
      { game: { scenario: 'we-must-away-ere-break-of-day', decks: heroes.slice(0, players).map(deck), mode } },
      (t) => {
        // before any card is revealed
        t.asks(players > 1 ? 'vote-first-player' : 'mulligan').sees({ encounterDeck: cards + 11, questDeck: 3 })
        if (players > 1) t.pick(...heroes.slice(0, players).map(() => 'you'))
        for (let i = 0; i < players; i++) t.no()
        t.sees({ 'bilbo-baggins.controller': 'you', 'sack-deck': 7, 'william.zone': 'set-aside', 'troll-cave.zone': 'set-aside' })
        t.sees({ 'quest.slug': 'an-unexpected-party' }).asks(mode === 'standard' && players > 1 ? 'choose-one' : 'choose-to-commit')
      },
    )
