import { scene } from '@questwright/testkit'

scene(
  'Troll Attack makes each engaged Troll attack',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: ['lcg-core-set:hill-troll', 'lcg-core-set:forest-spider'] },
    encounterDeck: ['troll-attack', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-defender', 'you').decline().tells('attacks', { card: 'hill-troll' }, 1).tells('attacks', {}, 1).tells('revealed', {}, 1)
    t.isAt('6.4a')
  },
)

scene(
  'Troll Attack has surge when no Troll is engaged with a player',
  {
    you: { heroes: ['scene:hero'] },
    staging: ['lcg-core-set:hill-troll'],
    encounterDeck: ['troll-attack', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('attacks', {}, 0).tells('revealed', {}, 2)
    t.isAt('5.2')
  },
)

scene(
  'Shadow: a Troll also attacks each player with whom it is not engaged, undefended and without a shadow card',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine' }],
      engaged: [{ card: 'anduin-troll-spawn', shadow: ['troll-attack'], lasting: [{ stat: 'attack', set: 2, until: 'game' }] }],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'other' }] },
    encounterDeck: ['scene:treachery', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    t.choose('mine').sees({ 'other.damage': 2, 'other.exhausted': 'no', encounterDeck: 2 })
    t.tells('attacks', { card: 'anduin-troll-spawn' }, 2)
    t.isAt('3.2')
  },
)

scene(
  'Shadow: an enemy that is no Troll does not attack other players',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], engaged: [{ card: 'scene:enemy', shadow: ['troll-attack'] }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'other' }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('mine').tells('attacks', {}, 1).sees({ 'other.damage': 0 })
    t.isAt('3.2')
  },
)
