import { scene } from '@questwright/testkit'

scene('Rugged Country has 2 threat while the stage is the current quest', { staging: ['rugged-country'], at: '3.2' }, (t) => {
  t.sees({ 'rugged-country.threat': 2 }).isAt('3.2')
})

scene(
  'Shadow: Rugged Country gives the enemy 1 attack while one quest card is in play',
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
  'Rugged Country has 4 threat while a side quest is the current quest, and 2 again when the phase is over',
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
  'Shadow: with two quest cards in play it gives the enemy 2 attack',
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
