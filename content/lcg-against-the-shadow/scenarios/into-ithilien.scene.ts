import { scene } from '@questwright/testkit'

const deck = { heroes: ['scene:hero'], cards: { 'scene:card': 10 } }

for (const players of [1, 2, 3, 4])
  scene(
    `Setup of Into Ithilien for ${players} ${players > 1 ? 'players' : 'player'} stages Celador and ${players} Southron Company, and makes Ithilien Road the active location`,
    { game: { scenario: 'into-ithilien', decks: Array.from({ length: players }, () => deck) } },
    (t) => {
      if (players > 1) t.pick(...Array.from({ length: players }, () => 'you'))
      for (let i = 0; i < players; i++) t.no()
      // the four sets have 37 cards, including Celador, one Southron Company for each player, and Ithilien Road
      t.sees({ staging: 1 + players, encounterDeck: 35 - players, questDeck: 3, 'activeLocation.slug': 'ithilien-road' })
      t.sees({ 'celador.zone': 'staging-area', 'quest.slug': 'ambush-in-ithilien', 'quest.side': 'B', 'quest.questPoints': 15 })
      t.tells('entered-play', { card: 'southron-company', how: 'set-up' }, players).tells('revealed', {}, 0)
      t.tellsInOrder('stage-entered', 'entered-play', 'shuffled', 'stage-entered', 'round-began')
      t.asks('choose-to-commit')
    },
  )

scene(
  'Easy mode leaves 13 cards of the four encounter sets out of the game',
  { game: { scenario: 'into-ithilien', decks: [deck], mode: 'easy' } },
  (t) => {
    t.no()
      .sees({ staging: 2, encounterDeck: 21, 'activeLocation.slug': 'ithilien-road', 'celador.zone': 'staging-area' })
      .asks('choose-to-commit')
  },
)
