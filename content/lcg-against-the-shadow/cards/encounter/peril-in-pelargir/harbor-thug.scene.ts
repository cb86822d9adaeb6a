import { scene } from '@questwright/testkit'

const bearer = { card: 'scene:hero', as: 'bearer', attachments: [{ card: 'alcarons-scroll', controller: 'you' }] } as const
const doom = { card: 'scene:treachery', keywords: ['Doomed 1'] } as const

scene(
  "Harbor Thug engages the player whose hero has Alcaron's Scroll when the threat of that player rises",
  {
    you: { heroes: [bearer] },
    friend: { engaged: [{ card: 'harbor-thug', as: 'busy' }] },
    staging: [{ card: 'harbor-thug', as: 'idle' }],
    encounterDeck: [doom, 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('next-after-forced', 'you').pick('busy').sees({ 'busy.zone': 'you.engaged', 'idle.zone': 'you.engaged', 'friend.engaged': 0 })
    t.asks('choose-next-attacker', 'you')
  },
)

scene(
  "Harbor Thug engages nobody while no hero has Alcaron's Scroll",
  { you: {}, staging: ['harbor-thug', 'alcarons-scroll'], encounterDeck: [doom, 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'harbor-thug.zone': 'staging-area', 'you.threat': 1 }).offers('alcarons-scroll')
  },
)

const attacked = {
  you: {
    heroes: [bearer, { card: 'scene:hero', as: 'guard' }],
    engaged: [{ card: 'scene:enemy', shadow: ['harbor-thug'] }],
  },
  encounterDeck: 3,
  at: '6.3',
} as const

scene("Shadow: the damage goes to the hero who has Alcaron's Scroll, even if another character defends", attacked, (t) => {
  t.pick('guard').sees({ 'bearer.damage': 1, 'guard.damage': 0 })
  // after the attack, the scroll is attached to the attacker
  t.sees({ 'alcarons-scroll.zone': 'attachments of enemy' }).isAt('6.8a')
})

scene(
  "Shadow: the damage goes to the defender while no hero has Alcaron's Scroll",
  {
    you: { heroes: [{ card: 'scene:hero', as: 'guard' }], engaged: [{ card: 'scene:enemy', shadow: ['harbor-thug'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.pick('guard').sees({ 'guard.damage': 1 }).isAt('3.2')
  },
)
