import { scene } from '@questwright/testkit'

scene('Rugged Country has 2 threat while the main quest is the current quest', { staging: ['rugged-country'], at: '3.2' }, (t) => {
  t.sees({ 'rugged-country.threat': 2 }).isAt('3.2')
})

scene(
  'Shadow: the attacking enemy gets 1 attack while one quest card is in play',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: [{ card: 'angmar-captain', shadow: ['rugged-country'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'mine.damage': 6 }).isAt('6.8a')
  },
)

scene(
  'Rugged Country has 4 threat while a side quest is the current quest, and 2 threat after the quest phase',
  {
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] },
    staging: ['rugged-country', 'orc-ambush'],
    encounterDeck: ['scene:treachery', 'scene:treachery'],
    at: 'quest',
  },
  (t) => {
    t.sees({ 'rugged-country.threat': 2 }).choose('orc-ambush').sees({ 'rugged-country.threat': 2, 'you.threat': 4 })
    t.asks('choose-location', 'you')
  },
)

scene(
  'Shadow: the attacking enemy gets 2 attack while two quest cards are in play',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: [{ card: 'angmar-captain', shadow: ['rugged-country'] }] },
    staging: ['lost-in-the-wilderness'],
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'mine.damage': 7 }).isAt('6.8a')
  },
)
