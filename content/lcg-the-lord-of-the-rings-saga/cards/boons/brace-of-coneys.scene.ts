import { scene } from '@questwright/testkit'

const bearer = { card: 'frodo-baggins', attachments: [{ card: 'the-one-ring', controller: 'you' }] } as const
const board = {
  you: { heroes: [bearer, { card: 'scene:hero', as: 'hurt', damage: 3 }], hand: ['brace-of-coneys'], deck: 4, threat: 20 },
  friend: { threat: 30 },
  at: 'planning',
} as const

scene('Brace of Coneys goes to the victory display, heals a hero, and lets you draw cards', board, (t) => {
  t.play('brace-of-coneys').asks('choose-gift', 'you').offers('heal', 'pay', 'draw', 'hide').pick('heal')
  t.offers('1', '2').number(2)
  t.asks('choose-gift', 'you').offers('pay', 'draw', 'hide').pick('draw')
  t.sees({ 'hurt.damage': 1, 'you.hand': 2, 'brace-of-coneys.zone': 'victory-display', 'score.victoryPoints': 1 })
  t.asks('choose-to-commit')
})

scene('Brace of Coneys can lower the threat of a player and give a hero resources', board, (t) => {
  t.play('brace-of-coneys').pick('hide').pick('friend').pick('pay').asks('choose-for-resources', 'you').pick('hurt')
  t.sees({ 'friend.threat': 28, 'you.threat': 20, 'hurt.resources': 2, 'frodo-baggins.resources': 0, 'hurt.damage': 3 })
  t.asks('choose-to-commit')
})

scene(
  'A player who does not control the Ring-bearer cannot play Brace of Coneys',
  { you: { heroes: [bearer, 'scene:hero'] }, friend: { hand: ['brace-of-coneys'], deck: 4 }, at: 'planning' },
  (t) => {
    t.sees({ 'friend.hand': 1, 'brace-of-coneys.zone': 'friend.hand' }).asks('choose-to-commit')
  },
)

scene(
  'Brace of Coneys cannot be played after the planning phase',
  { you: { heroes: [bearer, 'scene:hero'], hand: ['brace-of-coneys'], deck: 4 }, at: '3.1' },
  (t) => {
    t.asks('choose-to-commit', 'you').sees({ 'you.hand': 1 })
  },
)
