import { scene } from '@questwright/testkit'

scene(
  'Rode Like a Gale returns each engaged Nazgûl, and no other enemy, to the staging area',
  {
    you: { engaged: ['black-rider', { card: 'scene:enemy', as: 'orc' }] },
    friend: { engaged: [{ card: 'black-rider', as: 'other' }] },
    encounterDeck: ['rode-like-a-gale', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'black-rider.zone': 'staging-area', 'other.zone': 'staging-area', 'orc.zone': 'you.engaged' })
      .tells('revealed', {}, 2)
      .asks('choose-enemy-to-engage')
  },
)

scene(
  'Rode Like a Gale has surge when no Nazgûl is engaged with a player',
  { staging: ['black-rider'], encounterDeck: ['rode-like-a-gale', 'scene:location', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('revealed', {}, 2).sees({ 'scene:location.zone': 'staging-area' }).isAt('4.2')
  },
)

scene(
  'Shadow: the attacking enemy returns to the staging area after the attack',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }],
      engaged: [{ card: 'scene:enemy', as: 'foe', shadow: ['rode-like-a-gale'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.sees({ 'foe.zone': 'staging-area', 'mine.damage': 1 }).asks('choose-to-commit')
  },
)
