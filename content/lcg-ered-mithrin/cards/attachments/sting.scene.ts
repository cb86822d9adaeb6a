import { scene } from '@questwright/testkit'

const sting = { card: 'sting', controller: 'you', owner: 'you' } as const
const hobbit = { card: 'scene:hero', as: 'hobbit', lasting: [{ stat: 'traits', gain: 'Hobbit', until: 'game' }] } as const
const armed = { ...hobbit, attachments: [sting] } as const
const smith = { card: 'scene:hero', as: 'smith', lasting: [{ stat: 'spheres', gain: 'tactics', until: 'game' }] } as const
const striker = { card: 'scene:ally', as: 'striker' } as const
const orc = { card: 'scene:enemy', as: 'orc' } as const

scene(
  'Sting is guarded by a revealed enemy, which gets no bonus, and locations revealed before it are discarded',
  {
    you: { heroes: [smith, hobbit], hand: ['sting'] },
    encounterDeck: ['scene:location', orc, 'scene:treachery'],
    at: 'planning',
  },
  (t) => {
    t.play('sting').sees({ 'sting.zone': 'attachments of enemy', 'orc.zone': 'staging-area', 'orc.attack': 1, 'orc.defense': 0 })
    t.sees({ 'scene:location.zone': 'encounter-discard', 'hobbit.attack': 0 }).isAt('3.2')
  },
)

scene(
  'Sting is attached to a Hobbit hero of its player when the enemy that guards it is destroyed',
  {
    you: { heroes: [hobbit, smith], allies: [striker], engaged: [{ ...orc, damage: 2, attachments: [sting] }] },
    friend: { heroes: [{ ...hobbit, as: 'stranger' }] },
    encounterDeck: 3,
    at: '6.7',
  },
  (t) => {
    t.pick('orc').choose('striker').sees({ 'orc.zone': 'encounter-discard', 'hobbit.attachments': 1, 'stranger.attachments': 0 })
    t.sees({ 'hobbit.willpower': 1, 'hobbit.attack': 1, 'hobbit.defense': 1, 'smith.attack': 0 }).isAt('3.2')
  },
)

scene(
  'Sting is discarded with the enemy that guards it if its player has no Hobbit hero',
  { you: { heroes: [smith], allies: [striker], engaged: [{ ...orc, damage: 2, attachments: [sting] }] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('orc').choose('striker').sees({ 'sting.zone': 'you.discard', 'orc.zone': 'encounter-discard' }).isAt('3.2')
  },
)

scene(
  'Sting is attached to a hero at once if no enemy can be revealed to guard it',
  { you: { heroes: [smith, hobbit], hand: ['sting'] }, encounterDeck: ['scene:location'], at: 'planning' },
  (t) => {
    t.play('sting').sees({ 'hobbit.attachments': 1, staging: 0 }).isAt('3.2')
  },
)

scene(
  'Sting may deal the enemy 1 damage after its hero is declared as an attacker',
  { you: { heroes: [armed], engaged: [orc] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('orc').use('sting').sees({ 'orc.damage': 2 }).isAt('3.2')
  },
)

scene('Sting may deal 1 damage after its hero defends', { you: { heroes: [armed], engaged: [orc] }, encounterDeck: 3, at: '6.3' }, (t) => {
  t.pick('hobbit').use('sting').sees({ 'orc.damage': 1, 'hobbit.damage': 0 }).isAt('3.2')
})

scene(
  'Sting deals no damage after another character is declared as an attacker',
  { you: { heroes: [armed], allies: [striker], engaged: [orc] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('orc').choose('striker').sees({ 'orc.damage': 1 }).isAt('3.2')
  },
)
