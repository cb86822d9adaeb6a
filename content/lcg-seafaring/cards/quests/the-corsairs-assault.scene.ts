import { scene } from '@questwright/testkit'

const deck = { heroes: ['scene:hero'], cards: { 'scene:card': 10 } }
for (const players of [1, 2, 3, 4])
  scene(
    `The setup of Raid on the Grey Havens for ${players} ${players > 1 ? 'players' : 'player'} stages ${3 + players} cards, ${players} of them Aflame locations from the encounter deck`,
    { game: { scenario: 'raid-on-the-grey-havens', decks: Array.from({ length: players }, () => deck) } },
    (t) => {
      if (players > 1) t.pick(...Array.from({ length: players }, () => 'you'))
      for (let i = 0; i < players; i++) t.no()
      t.sees({
        staging: 3 + players,
        encounterDiscard: 0,
        // 35 cards, minus the two captains, the three in the staging area and an Aflame location for each player
        encounterDeck: 30 - players,
        'captain-sahir.zone': 'set-aside',
        'naasiyah.zone': 'set-aside',
        'dream-chaser-raid-on-the-grey-havens.zone': 'staging-area',
      })
      t.isAt('3.2')
    },
  )

scene(
  'At the end of the combat phase the Aflame location with the lowest value takes 1 damage for each Corsair in play',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'umbar-raider', is: ['attacked'] }] },
    quest: 'the-corsairs-assault',
    staging: ['the-havens-burn', 'dream-chaser-raid-on-the-grey-havens', 'burning-piers', 'white-ship', 'corsair-arsonist', 'scene:enemy'],
    encounterDeck: 6,
    at: '6.11',
  },
  (t) => {
    t.sees({ 'white-ship.damage': 2, 'burning-piers.damage': 0, 'dream-chaser-raid-on-the-grey-havens.damage': 0 }).asks('choose-to-commit')
  },
)

scene(
  'Of several Aflame locations with the lowest value, the first player chooses the one that takes the damage',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'umbar-raider', is: ['attacked'] }] },
    quest: 'the-corsairs-assault',
    staging: ['the-havens-burn', 'burning-piers', { card: 'white-ship', as: 'swift' }, { card: 'white-ship', as: 'slow' }],
    encounterDeck: 6,
    at: '6.11',
  },
  (t) => {
    t.asks('choose-aflame', 'you').offers('swift', 'slow').notOffered('burning-piers').pick('slow')
    t.sees({ 'slow.damage': 1, 'swift.damage': 0 }).asks('choose-to-commit')
  },
)
