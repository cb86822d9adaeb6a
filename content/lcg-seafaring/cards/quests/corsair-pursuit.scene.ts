import { scene } from '@questwright/testkit'

const hero = { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] } as const
const arrival = {
  you: { ...hero, allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'departure-from-the-havens', progress: 7 },
  questDeck: ['corsair-pursuit'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scouting-ship', 'light-cruiser'],
  encounterDiscard: ['corsair-warship'],
  at: '3.3',
} as const

scene('Corsair Pursuit brings one player the ship with the most threat from the encounter deck or its discard pile', arrival, (t) => {
  t.sees({ 'light-cruiser.zone': 'staging-area', 'corsair-warship.zone': 'encounter-discard', 'scouting-ship.zone': 'encounter-deck' })
  t.asks('choose-enemy-to-engage')
})

for (const players of [2, 3])
  scene(
    `Corsair Pursuit brings ${players} players ${players > 2 ? '2 ships' : '1 ship'} with the most threat`,
    { ...arrival, friend: hero, ...(players > 2 ? { third: hero } : {}) },
    (t) => {
      t.sees({
        'light-cruiser.zone': 'staging-area',
        'corsair-warship.zone': players > 2 ? 'staging-area' : 'encounter-discard',
        'scouting-ship.zone': 'encounter-deck',
      })
      t.asks('choose-enemy-to-engage')
    },
  )

const questing = { ...hero, allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] } as const
const chase = { you: questing, staging: ['scouting-ship'], questDeck: ['cursed-mists'], encounterDeck: 6, at: '3.4' } as const

scene(
  'The players win on-course with 10 progress on Corsair Pursuit, although another stage is left in the quest deck',
  { ...chase, quest: { card: 'corsair-pursuit', progress: 7 } },
  (t) => {
    t.isWon()
  },
)

scene(
  'Off-course no progress is placed on Corsair Pursuit',
  { ...chase, quest: { card: 'corsair-pursuit', progress: 7 }, counters: { heading: 1 } },
  (t) => {
    t.sees({ 'quest.progress': 7 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'The players win at Corsair Pursuit when no Ship enemy is in play, although another enemy is',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain', lasting: [{ stat: 'attack', set: 9, until: 'game' }] }],
      allies: ['dream-chaser'],
      engaged: ['scouting-ship'],
    },
    quest: 'corsair-pursuit',
    staging: ['southron-sailor'],
    encounterDeck: 6,
    at: '6.8a',
  },
  (t) => {
    t.pick('scouting-ship').choose('captain').isWon()
  },
)
