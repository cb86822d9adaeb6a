import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'Escape to Buckland puts Bucklebury Ferry into the staging area, and reveals a Black Rider',
  {
    you: {
      heroes: [hider('mine', 9)],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 14, until: 'phase' }] }],
    },
    quest: 'a-shortcut-to-mushrooms',
    questDeck: ['escape-to-buckland'],
    setAside: ['bucklebury-ferry'],
    encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'black-rider'],
    at: '3.4',
  },
  (t) => {
    t.asks('choose-to-hide')
      .choose('mine')
      .sees({ 'bucklebury-ferry.zone': 'staging-area', 'black-rider.zone': 'staging-area', 'quest.slug': 'escape-to-buckland' })
    t.asks('choose-location')
  },
)

scene(
  'After a passed Hide test at Escape to Buckland, 2 progress for each player may go on a location that is not unique',
  {
    you: { heroes: [hider('mine', 1)] },
    friend: { heroes: [hider('theirs', 9)] },
    quest: 'escape-to-buckland',
    staging: ['pathless-country', 'bucklebury-ferry', 'scene:enemy'],
    encounterDeck: [
      'scene:treachery',
      { card: 'scene:treachery', keywords: ['Hide 1'] },
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.choose('theirs')
      .use('escape-to-buckland')
      .sees({ 'pathless-country.progress': 4, 'bucklebury-ferry.progress': 0 })
      .asks('choose-location')
  },
)

scene(
  'A failed Hide test at Escape to Buckland makes the Nazgûl of the staging area engage',
  {
    you: { heroes: [hider('mine', 0), { card: 'scene:hero', as: 'other', is: ['exhausted'] }] },
    quest: 'escape-to-buckland',
    staging: ['black-rider'],
    encounterDeck: [
      { card: 'scene:treachery', keywords: ['Hide 1'] },
      'scene:enemy',
      'scene:treachery',
      'scene:treachery',
      'scene:treachery',
    ],
    at: '3.3',
  },
  (t) => {
    t.choose('mine').pick('mine').sees({ 'black-rider.zone': 'you.engaged', 'mine.damage': 5 }).asks('choose-hero-for-damage')
  },
)
