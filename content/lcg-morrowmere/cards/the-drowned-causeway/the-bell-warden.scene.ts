import { scene } from '@questwright/testkit'

const strong = ['scene:ally', 'scene:ally', 'scene:ally'] as const

scene(
  "The Bell-Warden cannot be damaged while nobody controls Ferryman's Lantern",
  { you: { heroes: ['scene:hero'], allies: strong, engaged: ['the-bell-warden'] }, at: '6.7' },
  (t) => {
    t.pick('the-bell-warden')
      .choose(...strong)
      .sees({ 'the-bell-warden.damage': 0 })
      .isAt('3.2')
  },
)

scene(
  "The Bell-Warden can be destroyed for 5 victory points while a player controls Ferryman's Lantern",
  {
    you: {
      heroes: [{ card: 'scene:hero', attachments: [{ card: 'ferrymans-lantern', controller: 'you' }] }],
      allies: strong,
      engaged: [{ card: 'the-bell-warden', damage: 6 }],
    },
    at: '6.7',
  },
  (t) => {
    t.pick('the-bell-warden')
      .choose(...strong)
      .sees({ 'the-bell-warden.zone': 'victory-display', 'score.victoryPoints': 5 })
      .isAt('3.2')
  },
)

scene(
  'Each attack of The Bell-Warden raises the threat of the player whom it attacks by 1',
  {
    you: { heroes: ['scene:hero'], threat: 20 },
    friend: { heroes: ['scene:hero'], threat: 20, engaged: ['the-bell-warden'] },
    encounterDeck: 9,
    at: '6.3',
  },
  (t) => {
    t.choose('scene:hero').sees({ 'friend.threat': 22, 'you.threat': 21 }).isAt('3.2')
  },
)
