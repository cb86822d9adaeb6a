import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = { card: 'lush-jungle', deck: 'uncharted-deck', facedown: lost } as const
const bearer = (side: 'A' | 'B') => ({ card: 'calphon', attachments: [{ card: 'spyglass', side }] }) as const
const board = (side: 'A' | 'B') =>
  ({
    you: { heroes: ['scene:hero'], allies: [bearer(side)], deck: ['faramir', 'scene:card', 'lcg-core-set:gandalf'] },
    friend: { heroes: ['scene:hero'], deck: ['eowyn', 'scene:card', 'scene:ally'] },
    staging: [island, 'scene:location'],
    encounterDeck: 5,
    at: 'planning',
  }) as const

for (const [side, progress] of [
  ['A', 2],
  ['B', 4],
] as const) {
  scene(`Spyglass on side ${side} places ${progress} progress on an Uncharted location`, board(side), (t) => {
    t.use('spyglass').pick('scout').asks('choose-location', 'you').offers('lush-jungle', 'scene:location').pick('lush-jungle')
    t.sees({ 'lush-jungle.progress': progress, 'spyglass.exhausted': 'yes' }).asks('action-window')
  })
  scene(`Spyglass on side ${side} places 1 progress on a location that is not Uncharted`, board(side), (t) => {
    t.use('spyglass').pick('scout', 'scene:location').sees({ 'scene:location.progress': 1 }).asks('action-window')
  })
}

scene('Spyglass lets its player look at the top and bottom card of their deck', board('A'), (t) => {
  t.use('spyglass')
    .pick('look-at-ends')
    .sees({ 'faramir.knownTo': ['you'], 'gandalf.knownTo': ['you'] })
    .asks('choose-to-commit')
})

scene('Upgraded Spyglass lets its player look at the top and bottom card of any deck', board('B'), (t) => {
  t.use('spyglass').pick('look-at-ends').asks('choose-deck', 'you').offers('you', 'friend').pick('friend')
  t.sees({ 'scene:ally.knownTo': ['you'], 'faramir.knownTo': [] }).asks('action-window')
})

for (const side of ['A', 'B'] as const)
  scene(
    `Spyglass on side ${side} lets you look at a shadow card${side === 'B' ? ' and discard it' : ''}`,
    {
      you: {
        heroes: ['scene:hero'],
        allies: [bearer(side)],
        engaged: [{ card: 'scene:enemy', shadow: [{ card: 'scene:treachery', as: 'dealt' }] }],
      },
      encounterDeck: 5,
      at: 'window 6.2',
    },
    (t) => {
      t.use('spyglass')
      if (side === 'B') t.pick('look-at-shadow').asks('may-discard-shadow', 'you').yes().sees({ 'dealt.zone': 'encounter-discard' })
      else t.sees({ 'dealt.zone': 'shadow of enemy', 'dealt.knownTo': ['you'] })
      t.asks('choose-defender', 'you')
    },
  )

scene(
  'Spyglass that leaves play is removed from the game',
  { you: { heroes: ['scene:hero'], allies: [bearer('A')] }, staging: ['cunning-pirate'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('cunning-pirate').sees({ 'spyglass.zone': 'removed' }).asks('choose-defender', 'you')
  },
)
