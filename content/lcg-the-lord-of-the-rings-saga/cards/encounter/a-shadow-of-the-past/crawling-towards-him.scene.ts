import { scene } from '@questwright/testkit'

const hider = (as: string, willpower: number) =>
  ({ card: 'scene:hero', as, lasting: [{ stat: 'willpower', set: willpower, until: 'round' }] }) as const

const quester = (as: string) => ({ card: 'scene:ally', as, is: ['exhausted', 'committed'] }) as const
const board = (willpower: number) =>
  ({
    you: { heroes: [hider('mine', 0)], allies: [quester('ours')] },
    friend: { heroes: [hider('theirs', willpower)], allies: [quester('first'), quester('second')] },
    staging: ['scene:location'],
    encounterDeck: ['scene:treachery', 'crawling-towards-him', 'scene:enemy', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  }) as const

scene('A player who fails the Hide test of Crawling Towards Him removes all of their characters from the quest', board(0), (t) => {
  t.asks('choose-to-hide', 'friend').choose('theirs')
  t.tells('left-quest', { card: 'first' }, 1)
    .tells('left-quest', { card: 'second' }, 1)
    .tells('left-quest', { card: 'ours' }, 0)
    .isAt('4.2')
})

scene('Crawling Towards Him removes no character from the quest when the Hide test is passed', board(1), (t) => {
  t.choose('theirs').tells('hideTestPassed', {}, 1).tells('left-quest', {}, 0).isAt('4.2')
})

scene(
  'Shadow: the attacking enemy returns to the staging area after the attack',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'mine', is: ['exhausted'] }],
      engaged: [{ card: 'scene:enemy', as: 'foe', shadow: ['crawling-towards-him'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.sees({ 'foe.zone': 'staging-area', 'mine.damage': 1 }).asks('choose-to-commit')
  },
)
