import { scene } from '@questwright/testkit'

/** A stage that is defeated in the quest phase by a ship that is committed already. */
const defeated = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'departure-from-the-havens', progress: 7 },
  encounterDeck: ['scene:treachery', 'fog-bank', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'The player who defeats Departure from the Havens on-course chooses one of the next two stages',
  { ...defeated, questDeck: ['cursed-mists', 'calphons-divination', 'corsair-pursuit'] },
  (t) => {
    t.asks('choose-stage', 'you').offers('cursed-mists', 'calphons-divination').notOffered('corsair-pursuit').pick('calphons-divination')
    t.sees({
      'quest.slug': 'calphons-divination',
      'cursed-mists.zone': 'quest-deck',
      questDeck: 2,
      'departure-from-the-havens.zone': 'victory-display',
    })
    t.asks('commit-to-sailing')
  },
)

scene(
  'When Departure from the Havens is defeated off-course, the players advance to the next stage without a choice',
  { ...defeated, counters: { heading: 1 }, questDeck: ['cursed-mists', 'calphons-divination', 'corsair-pursuit'] },
  (t) => {
    t.tells('searched', {}, 0)
      .sees({ 'quest.slug': 'cursed-mists', questDeck: 2, 'departure-from-the-havens.zone': 'victory-display' })
      .asks('choose-location')
  },
)

for (const heading of [0, 1])
  scene(
    `Ship objectives have ${heading === 0 ? '2 willpower more' : 'their printed willpower'} at heading ${heading}; other allies always have theirs`,
    {
      you: { allies: ['dream-chaser', { card: 'faramir', as: 'captain' }] },
      quest: 'departure-from-the-havens',
      counters: { heading },
      at: '3.2',
    },
    (t) => {
      t.sees({ 'dream-chaser.willpower': heading === 0 ? 7 : 5, 'captain.willpower': 2 }).asks('choose-to-commit')
    },
  )

const deck = { heroes: ['scene:hero'], cards: { 'scene:card': 10 } }
scene(
  'Voyage Across Belegaer shuffles the stages 2, puts Corsair Pursuit below them, and stages Rolling Seas and Scouting Ship',
  {
    game: { scenario: 'voyage-across-belegaer', decks: [deck] },
  },
  (t) => {
    t.no().pick('dawn-star')
    // the enemies of its sets that are no ships
    t.sees({ 'corsair-deck': 9 })
    t.sees({ 'rolling-seas.zone': 'staging-area', 'scouting-ship.zone': 'staging-area', staging: 2, questDeck: 5 }).tells('revealed', {}, 0)
    t.tells('put-on-bottom', {}, 5).asks('commit-to-sailing')
  },
)
