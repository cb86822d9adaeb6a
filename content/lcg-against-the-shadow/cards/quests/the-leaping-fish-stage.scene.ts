import { scene } from '@questwright/testkit'

const questing = (as: string, attack: number) =>
  ({ card: 'scene:ally', as, is: ['exhausted', 'committed'], lasting: [{ stat: 'attack', set: attack, until: 'phase' }] }) as const
const entered = {
  staging: ['scene:enemy'],
  quest: { card: 'scene:quest', progress: 98 },
  questDeck: ['the-leaping-fish-stage'],
  at: '3.4',
} as const

scene(
  "The Leaping Fish makes its location active, attaches Alcaron's Scroll to a hero, and each player finds a Harbor Thug",
  {
    ...entered,
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], allies: [questing('one', 0), questing('two', 0)] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    encounterDeck: [
      'the-leaping-fish',
      'alcarons-scroll',
      { card: 'harbor-thug', as: 'first' },
      { card: 'harbor-thug', as: 'second' },
      { card: 'harbor-thug', as: 'third' },
      'scene:treachery',
    ],
  },
  (t) => {
    t.asks('choose-host', 'you').offers('mine', 'theirs').pick('theirs')
    t.sees({ 'the-leaping-fish.zone': 'active-location', 'theirs.attachments': 1, 'alcarons-scroll.controller': 'friend' })
    t.asks('search', 'you').pick('second').asks('search', 'friend').pick('first')
    t.sees({ 'second.zone': 'staging-area', 'first.zone': 'staging-area', staging: 3, encounterDeck: 2 }).isAt('5.2')
  },
)

scene(
  'The Leaping Fish adds no Harbor Thug if none is left to be found',
  {
    ...entered,
    you: { allies: [questing('one', 0), questing('two', 0)] },
    encounterDeck: ['the-leaping-fish', 'alcarons-scroll', 'scene:treachery'],
  },
  (t) => {
    t.sees({ 'the-leaping-fish.zone': 'active-location', staging: 1, encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'At The Leaping Fish characters count their attack for the quest',
  { you: { allies: [questing('one', 3)] }, quest: 'the-leaping-fish-stage', staging: ['scene:enemy'], encounterDeck: 3, at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 3, threat: 1, counts: 'attack' }, 1).sees({ 'the-leaping-fish-stage.progress': 2 }).isAt('5.2')
  },
)
