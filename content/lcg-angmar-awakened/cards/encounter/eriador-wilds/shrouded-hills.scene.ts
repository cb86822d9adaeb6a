import { scene } from '@questwright/testkit'

scene(
  'Shrouded Hills has 1 threat and Surge while one quest card is in play',
  { encounterDeck: ['shrouded-hills', 'rugged-country', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'shrouded-hills.threat': 1, 'rugged-country.zone': 'staging-area', encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  'Shrouded Hills has 2 threat and no Surge while two quest cards are in play',
  { staging: ['orc-ambush'], encounterDeck: ['shrouded-hills', 'rugged-country', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'shrouded-hills.threat': 2, encounterDeck: 2 }).isAt('4.2')
  },
)
