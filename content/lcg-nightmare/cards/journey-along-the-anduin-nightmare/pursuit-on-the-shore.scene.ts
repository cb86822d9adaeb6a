import { scene } from '@questwright/testkit'

const shore = {
  you: { heroes: ['scene:hero'] },
  encounterDeck: ['pursuit-on-the-shore', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'Pursuit on the Shore adds the enemy with the most hit points of discard pile and victory display to the staging area',
  { ...shore, encounterDiscard: ['lcg-core-set:forest-spider'], victoryDisplay: ['lcg-core-set:hill-troll'] },
  (t) => {
    t.sees({ 'hill-troll.zone': 'staging-area', 'forest-spider.zone': 'encounter-discard' }).tells('revealed', {}, 1)
    t.isAt('5.2')
  },
)

scene('Pursuit on the Shore has surge when no enemy is in the discard pile or the victory display', shore, (t) => {
  t.tells('revealed', {}, 2)
  t.isAt('3.2')
})

scene(
  'Pursuit on the Shore cannot be cancelled',
  {
    ...shore,
    you: { heroes: ['lcg-core-set:eowyn'], hand: ['lcg-core-set:a-test-of-will'], resources: 3 },
    encounterDiscard: ['lcg-core-set:forest-spider'],
  },
  (t) => {
    t.sees({ 'forest-spider.zone': 'staging-area', 'a-test-of-will.zone': 'you.hand' })
    t.isAt('window 3.3')
  },
)
