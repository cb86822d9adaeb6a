import { scene } from '@questwright/testkit'

const quester = (as: string, willpower: number, attack: number) =>
  ({
    card: 'scene:ally',
    as,
    is: ['exhausted', 'committed'],
    lasting: [
      { stat: 'willpower', set: willpower, until: 'phase' },
      { stat: 'attack', set: attack, until: 'phase' },
    ],
  }) as const
const allies = [quester('archer', 1, 3), quester('scout', 2, 2)]
const staging = [{ card: 'scene:enemy', lasting: [{ stat: 'threat', set: 4, until: 'phase' }] }] as const

scene(
  '[LCG-BATTLE-1] Committed characters count their attack on a quest with Battle: 5 attack against 4 threat makes 1 progress',
  { you: { allies }, quest: { card: 'scene:quest', keywords: ['Battle'] }, staging, at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 5, threat: 4, counts: 'attack' }, 1).sees({ 'quest.progress': 1, 'you.threat': 0 }).isAt('5.2')
  },
)

scene('Characters count their willpower on a quest without Battle: 3 fails against 4', { you: { allies }, staging, at: '3.4' }, (t) => {
  t.tells('quest-compared', { willpower: 3, threat: 4, counts: 'willpower' }, 1).sees({ 'quest.progress': 0, 'you.threat': 1 }).isAt('5.2')
})

scene(
  'Battle on an enemy in the staging area changes nothing',
  { you: { allies }, staging: [{ ...staging[0], keywords: ['Battle'] }], at: '3.4' },
  (t) => {
    t.sees({ 'quest.progress': 0, 'you.threat': 1 }).isAt('5.2')
  },
)
