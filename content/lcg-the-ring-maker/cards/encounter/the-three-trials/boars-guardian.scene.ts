import { scene } from '@questwright/testkit'

const allies = [
  { card: 'scene:ally', as: 'elder' },
  { card: 'scene:ally', as: 'younger' },
] as const

scene("Boar's Guardian is revealed with 2 time counters", { encounterDeck: ['boars-guardian', 'scene:treachery'], at: '3.3' }, (t) => {
  t.sees({ 'boars-guardian.time': 2, 'boars-guardian.zone': 'staging-area' }).isAt('5.2')
})

scene(
  "Boar's Guardian has the engaged player discard an ally when its last time counter is removed, and gets 2 counters",
  {
    you: { allies, engaged: [{ card: 'boars-guardian', tokens: { time: 1 } }] },
    friend: { allies: ['scene:ally'] },
    encounterDeck: 5,
    at: '7.5',
  },
  (t) => {
    t.asks('choose-to-discard', 'you').offers('elder', 'younger').pick('elder')
    t.sees({ 'boars-guardian.time': 2, 'elder.zone': 'you.discard', 'friend.discard': 0 }).isAt('3.2')
  },
)

scene(
  "Boar's Guardian in the staging area discards no ally when its last time counter is removed, but gets 2 counters",
  { you: { allies }, staging: [{ card: 'boars-guardian', tokens: { time: 1 } }], encounterDeck: 5, at: '7.5' },
  (t) => {
    t.sees({ 'boars-guardian.time': 2, 'you.discard': 0 }).isAt('3.2')
  },
)

scene(
  "Boar's Guardian discards no ally when a time counter is removed that is not the last",
  { you: { allies, engaged: [{ card: 'boars-guardian', tokens: { time: 2 } }] }, encounterDeck: 5, at: '7.5' },
  (t) => {
    t.sees({ 'boars-guardian.time': 1, 'you.discard': 0 }).isAt('3.2')
  },
)

const guarded = (trait: string) =>
  ({
    encounterDeck: [
      {
        card: 'scene:objective',
        as: 'prize',
        keywords: ['Guarded'],
        lasting: [{ stat: 'traits', gain: trait, until: 'game' }],
      },
      'boars-guardian',
      'scene:treachery',
    ],
    at: '3.3',
  }) as const

scene("A Key that Boar's Guardian guards is attached to it", guarded('Key'), (t) => {
  t.sees({ 'prize.zone': 'attachments of boars-guardian' }).isAt('5.2')
})

scene("An objective that is no Key is not attached to Boar's Guardian", guarded('Artifact'), (t) => {
  t.sees({ 'prize.zone': 'staging-area', 'boars-guardian.attachments': 0 }).isAt('5.2')
})
