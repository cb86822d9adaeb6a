import { scene } from '@questwright/testkit'

const stream = {
  you: { heroes: ['scene:hero'] },
  encounterDeck: ['anduin-troll-spawn', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Anduin Troll Spawn has surge without a Hill Troll in play', stream, (t) => {
  t.tells('revealed', {}, 2)
  t.isAt('5.2')
})

scene('Anduin Troll Spawn has no surge while a Hill Troll is in play', { ...stream, staging: ['lcg-core-set:hill-troll'] }, (t) => {
  t.tells('revealed', {}, 1)
  t.isAt('5.2')
})

scene(
  'Anduin Troll Spawn engages a player with whom a Hill Troll is engaged when the combat phase begins',
  {
    you: { heroes: ['scene:hero'] },
    friend: { heroes: ['scene:hero'], engaged: ['lcg-core-set:hill-troll'] },
    staging: ['anduin-troll-spawn'],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.sees({ 'anduin-troll-spawn.zone': 'friend.engaged' })
    t.isAt('6.4a')
  },
)

scene(
  'Anduin Troll Spawn stays in the staging area when no Hill Troll is engaged',
  { you: { heroes: ['scene:hero'] }, staging: ['anduin-troll-spawn', 'lcg-core-set:hill-troll'], encounterDeck: 5, at: '6.1' },
  (t) => {
    t.sees({ 'anduin-troll-spawn.zone': 'staging-area' })
    t.isAt('3.2')
  },
)
