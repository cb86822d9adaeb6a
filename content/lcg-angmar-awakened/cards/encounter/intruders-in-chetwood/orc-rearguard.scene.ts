import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const five = [questing, questing, questing, questing, questing]

scene(
  'A card is revealed at the end of the staging step while Orc Rearguard is the current quest',
  { you: { heroes: [resting] }, staging: ['orc-rearguard'], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose('orc-rearguard').tells('revealed', {}, 2).sees({ encounterDiscard: 2 }).asks('choose-current-quest', 'you')
  },
)

scene(
  'No card is revealed at the end of the staging step while Orc Rearguard is not the current quest',
  { you: { heroes: [resting] }, staging: ['orc-rearguard'], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose().tells('revealed', {}, 1).asks('choose-current-quest', 'you')
  },
)

scene(
  'No more than 3 progress is placed on the current quest in a round while Orc Rearguard is in play',
  { you: { heroes: [resting], allies: five }, staging: ['orc-rearguard'], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose().sees({ 'quest.progress': 3, 'orc-rearguard.progress': 0 }).tells('progress-placed', { amount: 3 }, 1)
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  'Progress on the active location does not count towards the 3 progress that Orc Rearguard allows',
  {
    you: { heroes: [resting], allies: five },
    activeLocation: { card: 'scene:location', progress: 2 },
    staging: ['orc-rearguard'],
    encounterDeck: 5,
    at: 'quest',
  },
  (t) => {
    t.choose('orc-rearguard').sees({
      'scene:location.zone': 'encounter-discard',
      'orc-rearguard.zone': 'victory-display',
      'quest.progress': 0,
    })
    t.isAt('3.2')
  },
)

const archer = {
  you: {
    heroes: ['lcg-core-set:legolas'],
    allies: [questing, questing],
    engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'hitPoints', set: 1, until: 'game' }] }],
  },
  encounterDeck: 5,
  at: 'quest',
} as const

scene(
  'Progress placed earlier in the round counts towards the 3 progress that Orc Rearguard allows',
  { ...archer, staging: ['orc-rearguard'] },
  (t) => {
    t.choose()
      .choose()
      .sees({ 'quest.progress': 2 })
      .asks('choose-defender')
      .decline()
      .asks('choose-enemy-to-attack')
      .pick('scene:enemy')
      .asks('after-response')
      .use('legolas')
    t.sees({ 'quest.progress': 3 }).tells('progress-placed', { amount: 1 }, 1).asks('choose-current-quest', 'you')
  },
)

scene('All progress is placed on the current quest while Orc Rearguard is not in play', archer, (t) => {
  t.choose()
    .sees({ 'quest.progress': 2 })
    .asks('choose-defender')
    .decline()
    .asks('choose-enemy-to-attack')
    .pick('scene:enemy')
    .asks('after-response')
    .use('legolas')
  t.sees({ 'quest.progress': 4 }).asks('choose-to-commit', 'you')
})
