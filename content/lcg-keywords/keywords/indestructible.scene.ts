import { scene } from '@questwright/testkit'

const wyrm = (details: { damage: number; keywords?: readonly string[] }) => ({ card: 'scene:enemy', as: 'wyrm', ...details }) as const

scene(
  '[LCG-INDESTRUCTIBLE-1] An Indestructible enemy stays in play with as much damage as it has hit points',
  { you: { allies: ['scene:ally'], engaged: [wyrm({ damage: 2, keywords: ['Indestructible'] })] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('wyrm').choose('scene:ally').tells('destroyed', {}, 0).sees({ 'wyrm.damage': 3, 'wyrm.zone': 'you.engaged' }).isAt('3.2')
  },
)

scene(
  'An enemy without Indestructible is destroyed by as much damage as it has hit points',
  { you: { allies: ['scene:ally'], engaged: [wyrm({ damage: 2 })] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('wyrm').choose('scene:ally').tells('destroyed', {}, 1).sees({ 'wyrm.zone': 'encounter-discard' }).isAt('3.2')
  },
)
