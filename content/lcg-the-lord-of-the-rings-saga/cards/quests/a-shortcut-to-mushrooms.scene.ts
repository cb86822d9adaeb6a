import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'Each ally of who makes a Hide test adds 1 to the threat: 1 willpower against 0 threat fails beside 2 allies, and a Nazgûl engages',
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
  'Beside 1 ally it is passed',
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
  'As it is revealed the first player reveals a Black Rider, with its Hide test, which goes to the staging area',
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
  'Frodo Baggins cannot cancel the Black Rider that the stage has revealed',
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
