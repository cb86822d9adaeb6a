import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

scene(
  'The player who travels to Bucklebury Ferry makes a Hide test of 3, and travels there even if the test fails',
  {
    you: { heroes: [hider('mine', 0)] },
    friend: { heroes: [hider('theirs', 2)] },
    staging: ['bucklebury-ferry'],
    encounterDeck: ['scene:enemy', 'scene:enemy', 'scene:enemy', 'scene:treachery'],
    at: '4.2',
  },
  (t) => {
    t.pick('bucklebury-ferry').asks('choose-to-hide', 'you').offers('mine').choose('mine')
    t.sees({ encounterDeck: 1, 'activeLocation.slug': 'bucklebury-ferry' }).tells('hideTestFailed', {}, 1).asks('choose-to-commit')
  },
)

scene(
  'Nobody can travel to Bucklebury Ferry while another location is in play',
  { staging: ['bucklebury-ferry', 'scene:location'], encounterDeck: 5, at: '4.2' },
  (t) => {
    t.offers('scene:location')
  },
)

scene(
  'The players win when Bucklebury Ferry is explored',
  {
    you: { allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 9, until: 'phase' }] }] },
    friend: {},
    activeLocation: 'bucklebury-ferry',
    at: '3.4',
  },
  (t) => {
    t.isWon('won.over-the-river')
  },
)

scene(
  'Bucklebury Ferry is immune to player card effects',
  {
    you: { heroes: [{ card: 'scene:hero', resources: 5 }], hand: ['lcg-core-set:strength-of-will'] },
    activeLocation: 'bucklebury-ferry',
    at: 'window 4.2',
  },
  (t) => {
    t.sees({ 'bucklebury-ferry.immunities': ['player-card-effects'] }).asks('choose-to-commit')
  },
)
