import { scene } from '@questwright/testkit'

const committed = [{ card: 'scene:ally', is: ['exhausted', 'committed'] }] as const

scene(
  'Rising Water gives each location in the staging area 1 threat until the end of the round',
  {
    you: { allies: committed, threat: 20 },
    staging: ['flooded-square', 'toll-house', 'mere-hound'],
    encounterDeck: ['rising-water', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    // threat 2 + 1 + 1, and 2 more
    t.sees({ 'staging.threat': 6, 'flooded-square.threat': 3, 'mere-hound.threat': 1, encounterDeck: 1, 'you.threat': 25 }).isAt('4.2')
  },
)

scene(
  'Rising Water reveals another card when no location is in the staging area',
  { you: { allies: committed }, staging: ['mere-hound'], encounterDeck: ['rising-water', 'toll-house', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'toll-house.zone': 'staging-area', 'toll-house.threat': 1, encounterDeck: 1 }).isAt('4.2')
  },
)

scene(
  'Shadow: Rising Water removes 1 progress from the quest when the attack is undefended',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'mere-hound', shadow: ['rising-water'] }] },
    quest: { card: 'the-long-causeway', progress: 2 },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'quest.progress': 1, 'scene:hero.damage': 2 }).isAt('6.8a')
  },
)

scene(
  'Shadow: Rising Water removes no progress when a character defends',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'mere-hound', shadow: ['rising-water'] }] },
    quest: { card: 'the-long-causeway', progress: 2 },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('scene:hero').sees({ 'quest.progress': 2 }).isAt('3.2')
  },
)
