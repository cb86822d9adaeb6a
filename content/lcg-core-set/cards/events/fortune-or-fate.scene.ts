import { scene } from '@questwright/testkit'

scene(
  'Fortune or Fate puts a hero from a discard pile into play under its owner’s control',
  {
    you: { heroes: ['dunhere'], hand: ['fortune-or-fate'], resources: 5, discard: ['eleanor', 'faramir'] },
    friend: { heroes: ['theodred'], discard: ['gloin'] },
    at: 'window 1.3',
  },
  (t) => {
    t.play('fortune-or-fate').offers('eleanor', 'gloin')
    t.changes(() => t.pick('gloin'), { 'gloin.zone': 'friend.play-area', 'friend.discard': -1 })
    t.sees({ 'gloin.controller': 'friend', 'gloin.exhausted': 'no', 'gloin.resources': 0, 'dunhere.resources': 0 }).isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] Fortune or Fate cannot be played while no hero lies in a discard pile',
  { you: { heroes: ['dunhere'], hand: ['fortune-or-fate'], resources: 5, discard: ['faramir'] }, at: 'window 1.3' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)
