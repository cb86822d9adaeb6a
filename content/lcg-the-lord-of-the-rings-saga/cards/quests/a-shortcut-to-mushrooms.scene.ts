import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'At A Shortcut to Mushrooms each ally of the player raises the threat of a Hide test by 1: with 2 allies it fails',
  {
    you: {
      heroes: [hider('mine', 1), { card: 'scene:hero', as: 'other', is: ['exhausted'] }],
      allies: [
        { card: 'scene:ally', is: ['exhausted'] },
        { card: 'scene:ally', as: 'second', is: ['exhausted'] },
      ],
    },
    quest: 'a-shortcut-to-mushrooms',
    staging: ['black-rider'],
    encounterDeck: [
      { card: 'scene:treachery', keywords: ['Hide 1'] },
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.choose('mine').tells('hideTestFailed', {}, 1).sees({ 'black-rider.zone': 'you.engaged' }).asks('choose-hero-for-damage')
  },
)

scene(
  'At A Shortcut to Mushrooms a Hide test of 1 willpower is passed with 1 ally',
  {
    you: { heroes: [hider('mine', 1)], allies: [{ card: 'scene:ally', is: ['exhausted'] }] },
    quest: 'a-shortcut-to-mushrooms',
    staging: ['black-rider'],
    encounterDeck: [
      { card: 'scene:treachery', keywords: ['Hide 1'] },
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.choose('mine').tells('hideTestPassed', {}, 1).asks('choose-enemy-to-engage')
  },
)

scene(
  'When A Shortcut to Mushrooms is revealed, the first player reveals a Black Rider, makes its Hide test and stages it',
  {
    you: {
      heroes: [hider('mine', 9)],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 2, until: 'phase' }] }],
    },
    quest: 'three-is-company',
    questDeck: ['a-shortcut-to-mushrooms'],
    victoryDisplay: ['bag-end'],
    encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    encounterDiscard: ['black-rider'],
    at: '3.4',
  },
  (t) => {
    t.asks('choose-to-hide')
      .choose('mine')
      .sees({ 'black-rider.zone': 'staging-area', 'quest.slug': 'a-shortcut-to-mushrooms', encounterDeck: 2 })
    t.tells('revealed', { card: 'black-rider' }, 1).asks('choose-enemy-to-engage')
  },
)

scene(
  'Frodo Baggins cannot cancel the Black Rider that A Shortcut to Mushrooms reveals',
  {
    you: {
      heroes: [
        {
          card: 'frodo-baggins',
          resources: 1,
          attachments: [{ card: 'the-one-ring', controller: 'you' }],
          lasting: [{ stat: 'willpower', set: 9, until: 'round' }],
        },
      ],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 2, until: 'phase' }] }],
    },
    quest: 'three-is-company',
    questDeck: ['a-shortcut-to-mushrooms'],
    victoryDisplay: ['bag-end'],
    encounterDeck: ['scene:treachery', 'scene:treachery', 'black-rider', 'scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.asks('choose-to-hide').choose('frodo-baggins').sees({ 'black-rider.zone': 'staging-area', 'the-one-ring.exhausted': 'no' })
    t.asks('choose-enemy-to-engage')
  },
)
