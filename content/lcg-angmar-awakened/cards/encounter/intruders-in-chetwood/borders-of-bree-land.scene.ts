import { scene } from '@questwright/testkit'

scene(
  'Borders of Bree-land in the staging area returns 1 engaged enemy to the staging area when the quest phase begins',
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
  'Borders of Bree-land returns no enemy while it is the active location',
  { you: { engaged: ['angmar-orc'] }, activeLocation: 'borders-of-bree-land', at: '3.1' },
  (t) => {
    t.sees({ 'angmar-orc.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  'Borders of Bree-land does nothing if no enemy is engaged with a player',
  { staging: ['borders-of-bree-land', 'angmar-orc'], at: '3.1' },
  (t) => {
    t.tells('used', {}, 0).isAt('3.2')
  },
)

scene(
  'Shadow: the defending character gets 1 defense less while one quest card is in play',
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
