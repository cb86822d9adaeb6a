import { scene } from '@questwright/testkit'

const questing = (attack: number) =>
  ({
    card: 'scene:ally',
    as: 'quester',
    is: ['exhausted', 'committed'],
    lasting: [{ stat: 'attack', set: attack, until: 'phase' }],
  }) as const

scene(
  'Each player discards a character instead of raising their threat when a quest at Breakthrough at the Approach fails',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], allies: [questing(1)], threat: 20 },
    friend: { heroes: ['scene:hero'], allies: [{ card: 'scene:ally', as: 'theirs' }], threat: 30 },
    quest: 'breakthrough-at-the-approach',
    staging: ['scene:enemy', 'scene:enemy'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.asks('choose-to-discard', 'you').offers('mine', 'quester').pick('quester').asks('choose-to-discard', 'friend').pick('theirs')
    t.sees({ 'quester.zone': 'you.discard', 'theirs.zone': 'friend.discard', 'you.threat': 20, 'friend.threat': 30 }).isAt('5.2')
  },
)

scene(
  'A successful quest at Breakthrough at the Approach discards no character',
  { you: { allies: [questing(3)] }, quest: 'breakthrough-at-the-approach', staging: ['scene:enemy'], encounterDeck: 3, at: '3.4' },
  (t) => {
    t.sees({ 'breakthrough-at-the-approach.progress': 2, 'you.discard': 0 }).isAt('5.2')
  },
)
