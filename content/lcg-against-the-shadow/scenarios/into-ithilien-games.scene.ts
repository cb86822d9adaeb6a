import { scene } from '@questwright/testkit'

const troop = (count: number): string[] => Array.from({ length: count }, () => 'scene:ally')
const table = {
  quest: { card: 'ambush-in-ithilien', progress: 8 },
  questDeck: ['southron-counter-attack', 'the-hidden-way', 'approaching-cair-andros'],
  activeLocation: { card: 'ithilien-road', progress: 3 },
  encounterDeck: [
    'ithilien-guardian',
    'secluded-glade',
    'blocking-wargs',
    'scene:treachery',
    'southron-support',
    'southron-mercenaries',
    'scene:treachery',
    'scene:treachery',
    'scene:treachery',
    'scene:treachery',
    'scene:treachery',
  ],
  at: '3.2',
} as const

scene(
  'The players win Into Ithilien by way of The Hidden Way with Celador in the staging area',
  { ...table, you: { allies: troop(20), threat: 20 }, staging: ['celador', 'southron-company'] },
  (t) => {
    // 10 + 2 + 2 willpower against 6 threat: 1 progress on the road, 7 on the ambush
    t.choose(...troop(10)).sees({ 'quest.slug': 'the-hidden-way', 'celador.controller': 'you', 'ithilien-guardian.controller': 'you' })
    t.pick('secluded-glade').sees({ round: 2, 'southron-company.zone': 'staging-area', 'southron-company.threat': 1, 'you.threat': 21 })
    // the wargs damage each of the 16 characters; 3 progress on the glade, 12 on the stage
    t.choose(...troop(16)).sees({ 'quest.slug': 'approaching-cair-andros', 'secluded-glade.zone': 'encounter-discard' })
    t.asks('choose-enemy-to-engage').decline().sees({ round: 3, 'you.threat': 24 })
    t.choose(...troop(18))
      .isWon('won.last-stage')
      .sees({ 'you.threat': 27, 'southron-mercenaries.zone': 'staging-area' })
  },
)

scene(
  'The players win Into Ithilien by way of Southron Counter-attack without Celador',
  { ...table, you: { allies: troop(20), threat: 20 }, staging: ['southron-company'] },
  (t) => {
    t.choose(...troop(12))
      .sees({ 'quest.slug': 'southron-counter-attack' })
      .pick('secluded-glade')
    t.asks('choose-enemy-to-engage').decline().asks('assign-damage').share({ 'ithilien-guardian': 1 })
    // the wargs destroy the guardian; 15 defense against the 3 threat of the company: 3 progress on the glade, 9 on the stage
    t.choose(...troop(15)).sees({ 'ithilien-guardian.zone': 'encounter-discard', 'quest.slug': 'approaching-cair-andros', questDeck: 0 })
    t.asks('choose-enemy-to-engage').decline().sees({ round: 3, 'you.threat': 24 })
    t.choose(...troop(18)).isWon('won.last-stage')
  },
)
