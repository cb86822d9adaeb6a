import { scene } from '@questwright/testkit'

const quester = (as: string, willpower: number, defense: number) =>
  ({
    card: 'scene:ally',
    as,
    is: ['exhausted', 'committed'],
    lasting: [
      { stat: 'willpower', set: willpower, until: 'phase' },
      { stat: 'defense', set: defense, until: 'phase' },
    ],
  }) as const
const allies = [quester('singer', 3, 1), quester('shield', 0, 2)]
const staging = [{ card: 'scene:enemy', lasting: [{ stat: 'threat', set: 4, until: 'phase' }] }] as const

scene(
  '[LCG-SIEGE-1] Committed characters count their defense on a quest with Siege: 3 defense fails by 1 against 4 threat',
  { you: { allies, threat: 20 }, friend: { threat: 30 }, quest: { card: 'scene:quest', keywords: ['Siege'] }, staging, at: '3.4' },
  (t) => {
    t.tells('quest-compared', { willpower: 3, threat: 4, counts: 'defense' }, 1)
    t.sees({ 'quest.progress': 0, 'you.threat': 21, 'friend.threat': 31 }).isAt('5.2')
  },
)

scene(
  'A quest with Siege and Battle counts attack or defense, whichever is lower',
  {
    you: { allies: [quester('shield', 9, 0)] },
    quest: { card: 'scene:quest', keywords: ['Battle', 'Siege'] },
    staging,
    at: '3.4',
  },
  (t) => {
    t.tells('quest-compared', { willpower: 0, threat: 4, counts: 'defense' }, 1).isAt('5.2')
  },
)
