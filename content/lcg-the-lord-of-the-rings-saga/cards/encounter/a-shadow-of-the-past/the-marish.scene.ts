import { scene } from '@questwright/testkit'

scene(
  'The Marish shuffles a Nazgûl of the discard pile into the encounter deck after a failed Hide test',
  {
    you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] },
    staging: ['the-marish'],
    encounterDeck: [{ card: 'scene:treachery', keywords: ['Hide 1'] }, 'scene:enemy', 'scene:treachery', 'scene:treachery'],
    encounterDiscard: ['black-rider'],
    at: '3.3',
  },
  (t) => {
    t.tells('hideTestFailed', {}, 1).sees({ 'black-rider.zone': 'encounter-deck', encounterDeck: 3 }).isAt('4.2')
  },
)

const attacked = { you: { heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }], engaged: ['scene:enemy'] } } as const

scene(
  'Shadow: the attacking enemy gets 1 attack',
  { ...attacked, encounterDeck: ['the-marish', 'scene:treachery', 'scene:treachery', 'scene:treachery'], at: '6.1' },
  (t) => {
    t.sees({ 'mine.damage': 2 }).asks('choose-to-commit')
  },
)

scene(
  'Shadow: the attacking enemy gets 2 attack if you have failed a Hide test in this round',
  { ...attacked, staging: ['stock-road'], encounterDeck: ['scene:enemy', 'the-marish', 'scene:treachery', 'scene:treachery'], at: '4.2' },
  (t) => {
    t.pick('stock-road').tells('hideTestFailed', {}, 1).sees({ 'mine.damage': 3 }).asks('choose-to-commit')
  },
)
