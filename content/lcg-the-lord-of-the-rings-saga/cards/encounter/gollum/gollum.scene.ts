import { scene } from '@questwright/testkit'

scene(
  'Gollum engages the new first player when the token moves, and attacks that player at once',
  { you: { heroes: ['scene:hero'], engaged: ['gollum'] }, friend: { heroes: ['scene:hero'] }, encounterDeck: 5, at: '7.4' },
  (t) => {
    t.sees({ 'gollum.zone': 'friend.engaged' }).asks('choose-defender', 'friend')
  },
)

scene(
  'Gollum is immune to player cards that are not of the Fellowship sphere',
  {
    you: {
      heroes: [{ card: 'scene:hero', resources: 5, lasting: [{ stat: 'spheres', gain: 'tactics', until: 'game' }] }],
      hand: ['lcg-core-set:gandalf'],
    },
    staging: ['gollum', { card: 'scene:enemy', as: 'other', lasting: [{ stat: 'hitPoints', set: 9, until: 'game' }] }],
    at: '2.2',
  },
  (t) => {
    t.play('gandalf').use('gandalf').sees({ 'other.damage': 4, 'gollum.damage': 0, 'gollum.zone': 'staging-area' }).isAt('3.2')
  },
)

scene('Sméagol goes to the next first player', { you: { allies: [{ card: 'gollum', side: 'B' }] }, friend: {}, at: '7.4' }, (t) => {
  t.sees({ 'gollum.controller': 'friend' }).isAt('3.2')
})
