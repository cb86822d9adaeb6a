import { scene } from '@questwright/testkit'

const archer = (attack: number) =>
  ({
    card: 'scene:ally',
    is: ['exhausted', 'committed'],
    lasting: [
      { stat: 'willpower', set: 0, until: 'phase' },
      { stat: 'attack', set: attack, until: 'phase' },
    ],
  }) as const
const table = {
  questDeck: ['southron-counter-attack', 'the-hidden-way', 'approaching-cair-andros'],
  encounterDeck: 5,
  at: '3.4',
} as const

scene(
  'Ambush in Ithilien has Battle: characters, including Celador in the staging area, count their attack',
  { ...table, you: { allies: [archer(3)] }, quest: 'ambush-in-ithilien', staging: ['celador'] },
  (t) => {
    t.tells('quest-compared', { willpower: 5, threat: 0, counts: 'attack' }, 1).sees({ 'quest.progress': 5 }).isAt('3.2')
  },
)

scene(
  'Ambush in Ithilien leads to The Hidden Way, and stage 2 is removed, if Celador is in the staging area',
  { ...table, you: { allies: [archer(1)] }, quest: { card: 'ambush-in-ithilien', progress: 12 }, staging: ['celador'] },
  (t) => {
    t.sees({ 'quest.slug': 'the-hidden-way', 'quest.progress': 0, 'southron-counter-attack.zone': 'removed', questDeck: 1 }).isAt('3.2')
  },
)

scene(
  'Ambush in Ithilien leads to Southron Counter-attack if Celador is not in play',
  { ...table, you: { allies: [archer(3)] }, quest: { card: 'ambush-in-ithilien', progress: 12 } },
  (t) => {
    t.sees({ 'quest.slug': 'southron-counter-attack', questDeck: 2, 'the-hidden-way.zone': 'quest-deck' }).asks('assign-damage')
  },
)

scene(
  'Ambush in Ithilien leads to Southron Counter-attack if a player controls Celador',
  { ...table, you: { allies: [archer(3), 'celador'] }, quest: { card: 'ambush-in-ithilien', progress: 12 } },
  (t) => {
    t.sees({ 'quest.slug': 'southron-counter-attack', 'celador.zone': 'you.play-area' }).asks('assign-damage')
  },
)

scene(
  'Ambush in Ithilien is not completed with 14 progress',
  { ...table, you: { allies: [archer(1)] }, quest: { card: 'ambush-in-ithilien', progress: 11 }, staging: ['celador'] },
  (t) => {
    t.sees({ 'quest.slug': 'ambush-in-ithilien', 'quest.progress': 14, questDeck: 3 }).isAt('3.2')
  },
)
