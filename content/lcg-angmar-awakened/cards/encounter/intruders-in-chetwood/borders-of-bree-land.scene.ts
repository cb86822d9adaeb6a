import { scene } from '@questwright/testkit'

scene(
  'Borders of Bree-land in the staging area sends 1 engaged enemy of any player back when the quest phase begins',
  {
    you: { engaged: ['angmar-orc'] },
    friend: { engaged: ['angmar-captain'] },
    staging: ['borders-of-bree-land'],
    at: '3.1',
  },
  (t) => {
    t.asks('choose-to-return', 'you').offers('angmar-orc', 'angmar-captain').pick('angmar-captain')
    t.sees({ 'angmar-captain.zone': 'staging-area', 'angmar-orc.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  'Borders of Bree-land as the active location sends nobody back',
  { you: { engaged: ['angmar-orc'] }, activeLocation: 'borders-of-bree-land', at: '3.1' },
  (t) => {
    t.sees({ 'angmar-orc.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  'Borders of Bree-land does nothing where no enemy is engaged',
  { staging: ['borders-of-bree-land', 'angmar-orc'], at: '3.1' },
  (t) => {
    t.tells('used', {}, 0).isAt('3.2')
  },
)

scene(
  'Shadow: Borders of Bree-land takes 1 defense off the defender while one quest card is in play',
  {
    you: {
      allies: [{ card: 'scene:ally', as: 'guard', lasting: [{ stat: 'hitPoints', set: 9, until: 'round' }] }],
      engaged: [{ card: 'angmar-captain', shadow: ['borders-of-bree-land'] }],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.pick('guard').sees({ 'guard.damage': 5, 'guard.defense': 1 }).isAt('6.8a')
  },
)
