import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'lcg-campaigns:experience', 'voyage-across-belegaer-campaign']
const deck = { heroes: ['scene:hero'], cards: { 'scene:card': 10 } }
const modifications = ['armor-plating', 'ballista', 'enlarged-quarters', 'extra-sails']
const aside = [...modifications, 'ominous-fate', 'thunderstruck', 'crowley']

scene(
  'Setup of Voyage Across Belegaer gives each ship a Modification, offers resources for damage, and shuffles burdens in',
  { rules, game: { scenario: 'voyage-across-belegaer', decks: [deck], aside } },
  (t) => {
    t.no()
      .pick('narelenya')
      .asks('choose-modification', 'you')
      .offers(...modifications)
      .pick('ballista')
    t.asks('choose-host', 'you').offers('dream-chaser', 'narelenya').pick('narelenya').pick('armor-plating')
    t.asks('strain-ships', 'you').offers('dream-chaser', 'narelenya').choose('narelenya')
    t.sees({
      'ballista.zone': 'attachments of narelenya',
      'ballista.controller': 'you',
      'armor-plating.zone': 'attachments of dream-chaser',
      'narelenya.damage': 2,
      'dream-chaser.damage': 0,
      'narelenya.attack': 4,
      // one resource for the damage to the ship, one of the first resource phase
      'scene:hero.resources': 2,
      'ominous-fate.zone': 'encounter-deck',
      'thunderstruck.zone': 'encounter-deck',
      'crowley.zone': 'corsair-deck',
      'corsair-deck': 10,
      encounterDeck: 29,
      setAside: 2,
    })
    t.asks('commit-to-sailing')
  },
)

scene(
  'Setup of Voyage Across Belegaer for two players gives the ship of each player a Modification that this player chooses',
  { rules, game: { scenario: 'voyage-across-belegaer', decks: [deck, deck], aside } },
  (t) => {
    t.pick('you').pick('you').no().no().pick('dream-chaser').pick('silver-wing')
    t.asks('choose-modification', 'you').pick('extra-sails')
    t.asks('choose-modification', 'friend').offers('armor-plating', 'ballista', 'enlarged-quarters').pick('enlarged-quarters')
    t.choose().asks('strain-ships', 'friend').choose('silver-wing')
    t.sees({ 'enlarged-quarters.controller': 'friend', 'silver-wing.damage': 2, 'dream-chaser.damage': 0, 'silver-wing.hitPoints': 17 })
    t.asks('commit-to-sailing')
  },
)

scene(
  'Setup of Voyage Across Belegaer for four players gives the four ships the four Modifications in player order',
  { rules, game: { scenario: 'voyage-across-belegaer', decks: [deck, deck, deck, deck], aside } },
  (t) => {
    t.pick('third', 'third', 'third', 'third').no().no().no().no()
    t.pick('dream-chaser').pick('silver-wing').pick('narelenya')
    t.asks('choose-modification', 'third').pick('ballista').asks('choose-modification', 'fourth').pick('extra-sails')
    t.asks('choose-modification', 'you').pick('armor-plating').asks('strain-ships', 'third').choose('dream-chaser')
    t.sees({ 'ballista.controller': 'third', 'extra-sails.controller': 'fourth', 'armor-plating.controller': 'you' })
    t.sees({ 'enlarged-quarters.controller': 'friend', 'dream-chaser.damage': 2 }).asks('strain-ships', 'fourth')
  },
)

const victory = ['into-the-storm', 'cursed-mists', 'calphons-divination', 'the-stars-guidance']
const last = {
  rules,
  you: { heroes: [{ card: 'eowyn', is: ['exhausted', 'committed'] }], allies: ['lcg-seafaring:dream-chaser'] },
  quest: 'corsair-pursuit',
  encounterDeck: 4,
  at: '3.4',
} as const

scene(
  'A won Voyage Across Belegaer earns Ominous Fate, and experience for each achievement',
  { ...last, friend: {}, victoryDisplay: [...victory, 'corsair-warship', 'corsair-warship', 'crowley', 'thunderstruck'] },
  (t) => {
    // experience: 2 for the players, 1 each for 4 stages, on-course, no Ship enemy and Crowley, 2 for Warships, 2 for Thunderstruck
    t.isWon().sees({ 'record.experience': 10, 'record.pool': [{ card: 'lcg-dream-chaser-campaign:ominous-fate' }] })
  },
)

scene(
  'A won Voyage Across Belegaer off-course with three stages gives less experience, and 1 less for a sealed Ominous Fate',
  { ...last, record: { experience: 1 }, counters: { heading: 1 }, victoryDisplay: [...victory.slice(1), 'ominous-fate'] },
  (t) => {
    t.isWon().sees({ 'record.experience': 2 })
  },
)
