import { scene } from '@questwright/testkit'

const questing = { card: 'scene:ally', is: ['exhausted', 'committed'] } as const
const resting = { card: 'scene:hero', is: ['exhausted'] } as const
const five = [questing, questing, questing, questing, questing]

scene(
  'While Orc Rearguard is the current quest, a card is revealed at the end of the staging step',
  { you: { heroes: [resting] }, staging: ['orc-rearguard'], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose('orc-rearguard').tells('revealed', {}, 2).sees({ encounterDiscard: 2 }).asks('choose-current-quest', 'you')
  },
)

scene(
  'While Orc Rearguard is not the current quest, no card is revealed at the end of the staging step',
  { you: { heroes: [resting] }, staging: ['orc-rearguard'], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose().tells('revealed', {}, 1).asks('choose-current-quest', 'you')
  },
)

scene(
  'With Orc Rearguard in play no more than 3 progress is placed on the current quest in a round',
  { you: { heroes: [resting], allies: five }, staging: ['orc-rearguard'], encounterDeck: 5, at: 'quest' },
  (t) => {
    t.choose().sees({ 'quest.progress': 3, 'orc-rearguard.progress': 0 }).tells('progress-placed', { amount: 3 }, 1)
    t.asks('choose-current-quest', 'you')
  },
)

scene(
  'Progress on a location does not count: the current quest gets 3 besides',
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
  'What was placed on the current quest earlier in the round counts: after 2, an effect places 1 more',
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

scene('Without Orc Rearguard in play all progress is placed', archer, (t) => {
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
