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
