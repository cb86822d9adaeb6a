import { scene } from '@questwright/testkit'

const bearer = {
  card: 'scene:hero',
  as: 'bearer',
  lasting: [{ stat: 'traits', gain: 'Ring-bearer', until: 'game' }],
  attachments: [{ card: 'a-heavy-burden' }],
} as const
const board = {
  you: { heroes: [bearer], threat: 20 },
  friend: { threat: 30 },
  firstPlayer: 'friend',
  at: '2.4',
} as const

scene('A Heavy Burden raises each threat by 1 at the end of the planning phase when the first player chooses that', board, (t) => {
  t.asks('choose-one', 'friend').offers('despair', 'falter').pick('despair')
  t.sees({ 'you.threat': 21, 'friend.threat': 31, 'bearer.exhausted': 'no' }).isAt('3.2')
})

scene('A Heavy Burden exhausts the Ring-bearer at the end of the planning phase when the first player chooses that', board, (t) => {
  t.pick('falter').sees({ 'you.threat': 20, 'friend.threat': 30, 'bearer.exhausted': 'yes' }).isAt('3.2')
})

scene(
  'A Heavy Burden raises each threat without a choice when the Ring-bearer is already exhausted',
  { you: { heroes: [{ ...bearer, is: ['exhausted'] }, 'scene:hero'], threat: 20 }, at: '2.4' },
  (t) => {
    t.sees({ 'you.threat': 21 }).isAt('3.2')
  },
)

scene(
  '[LCG-PERMANENT-1] A Heavy Burden is removed from the game when the Ring-bearer leaves play',
  { you: { heroes: [{ ...bearer, damage: 8 }, 'scene:hero'], engaged: ['scene:enemy'] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.pick('bearer').sees({ 'bearer.zone': 'you.discard', 'a-heavy-burden.zone': 'removed' }).asks('choose-enemy-to-attack')
  },
)

scene(
  'Setup attaches A Heavy Burden of the encounter deck to the Ring-bearer, and nobody controls it',
  {
    you: { heroes: [{ ...bearer, attachments: [] }, 'scene:hero'] },
    encounterDeck: ['scene:enemy', 'a-heavy-burden', 'scene:enemy'],
    at: 'setup.7',
  },
  (t) => {
    t.sees({ 'a-heavy-burden.zone': 'attachments of hero', 'bearer.attachments': 1, 'a-heavy-burden.controller': null, encounterDeck: 2 })
    t.tells('shuffled', { zone: 'encounter-deck' }, 1).asks('choose-one')
  },
)
