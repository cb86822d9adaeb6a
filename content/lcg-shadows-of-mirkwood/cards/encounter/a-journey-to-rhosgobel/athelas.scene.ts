import { scene } from '@questwright/testkit'

const heroes = [
  { card: 'scene:hero', as: 'healer' },
  { card: 'scene:hero', as: 'guide' },
] as const

scene(
  'A hero exhausts to claim Athelas, which is then attached to that hero',
  { you: { heroes }, staging: ['athelas'], encounterDeck: 3, at: 'window 3.1' },
  (t) => {
    t.use('athelas').asks('choose-to-exhaust', 'you').offers('healer', 'guide').pick('guide')
    t.sees({
      'guide.attachments': 1,
      'athelas.controller': 'you',
      'athelas.type': 'objective',
      'guide.exhausted': 'yes',
      'healer.exhausted': 'no',
    })
    t.isAt('3.2')
  },
)

scene(
  'Another player claims Athelas with a hero of their own',
  { you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] }, friend: { heroes }, staging: ['athelas'], at: 'window 3.1' },
  (t) => {
    t.asks('action-window', 'friend').use('athelas').pick('healer')
    t.sees({ 'healer.attachments': 1, 'athelas.controller': 'friend' }).isAt('3.2')
  },
)

scene(
  'Nobody can claim Athelas while an encounter card guards it',
  { you: { heroes }, staging: [{ card: 'scene:location', attachments: ['athelas'] }], encounterDeck: 3, at: 'window 3.1' },
  (t) => {
    t.sees({ 'athelas.zone': 'attachments of location' }).isAt('3.2')
  },
)

scene(
  'Athelas is discarded when its hero leaves play',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'guide', damage: 8, attachments: [{ card: 'athelas', controller: 'you' }] }, 'scene:hero'],
      engaged: ['scene:enemy'],
    },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.decline().pick('guide').sees({ 'guide.zone': 'you.discard', 'athelas.zone': 'encounter-discard' }).isAt('6.8a')
  },
)
