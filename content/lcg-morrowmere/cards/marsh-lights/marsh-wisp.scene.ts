import { scene } from '@questwright/testkit'

scene(
  'Marsh-wisp exhausts a hero of the player whom it engages, and that player picks the hero',
  {
    you: { heroes: ['scene:hero', { card: 'scene:hero', as: 'other' }], allies: ['scene:ally'], threat: 30 },
    staging: ['marsh-wisp'],
    at: '5.2',
  },
  (t) => {
    t.pick('marsh-wisp').asks('choose-to-exhaust', 'you').offers('scene:hero', 'other').pick('other')
    t.sees({ 'other.exhausted': 'yes', 'scene:hero.exhausted': 'no' }).isAt('6.4.1')
  },
)

scene(
  'Marsh-wisp exhausts nobody when all heroes of the player whom it engages are exhausted',
  { you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: ['scene:ally'], threat: 30 }, staging: ['marsh-wisp'], at: '5.2' },
  (t) => {
    t.pick('marsh-wisp').sees({ 'scene:ally.exhausted': 'no' }).isAt('6.4.1')
  },
)

scene(
  'Shadow: Marsh-wisp raises the threat of the defending player by 1',
  { you: { heroes: ['scene:hero'], threat: 20, engaged: [{ card: 'mere-hound', shadow: ['marsh-wisp'] }] }, encounterDeck: 9, at: '6.3' },
  (t) => {
    // threat also rises by 1 in the refresh phase
    t.choose('scene:hero').sees({ 'you.threat': 22 }).isAt('3.2')
  },
)
