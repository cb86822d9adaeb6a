import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const

scene(
  'While Make Camp is in play, characters are not healed; it surges when it is revealed',
  {
    you: { heroes: [{ card: 'scene:hero', damage: 3, is: ['exhausted'] }] },
    encounterDeck: ['make-camp', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('revealed', {}, 2).sees({ 'make-camp.zone': 'staging-area', encounterDiscard: 1 }).asks('choose-current-quest', 'you')
  },
)

scene(
  'Defeated, Make Camp lets everybody heal a hero',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine', damage: 4, is: ['exhausted'] }], allies: [questing, questing] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs', damage: 2, is: ['exhausted'] }] },
    staging: [{ card: 'make-camp', progress: 5 }],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('make-camp').use('make-camp').number(3).number(1)
    t.sees({ 'mine.damage': 1, 'theirs.damage': 1, 'make-camp.zone': 'victory-display' }).isAt('3.2')
  },
)
