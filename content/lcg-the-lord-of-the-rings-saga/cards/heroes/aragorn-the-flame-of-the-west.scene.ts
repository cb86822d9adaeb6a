import { scene } from '@questwright/testkit'

const aragorn = (...attachments: string[]) =>
  ({
    card: 'aragorn-the-flame-of-the-west',
    as: 'king',
    attachments: attachments.map((card) => ({ card, controller: 'you' as const })),
  }) as const

scene(
  'Aragorn with an Artifact commits to the quest without exhausting; other heroes exhaust',
  {
    you: { heroes: [aragorn('banner-of-elendil'), { card: 'scene:hero', as: 'other' }] },
    staging: ['scene:location'],
    encounterDeck: 5,
    at: '3.2',
  },
  (t) => {
    // 2 willpower of his own, and 1 of the other hero because of the banner
    t.choose('king', 'other').tells('quest-compared', { willpower: 3, threat: 1 }, 1)
    t.sees({ 'king.exhausted': 'no', 'other.exhausted': 'yes' }).asks('choose-location')
  },
)

scene(
  'Aragorn without an Artifact exhausts to commit to the quest, even if he has another attachment',
  {
    you: { heroes: [aragorn('lcg-core-set:protector-of-lorien')] },
    staging: ['scene:location'],
    encounterDeck: 5,
    at: '3.2',
  },
  (t) => {
    t.choose('king').tells('quest-compared', { willpower: 2, threat: 1 }, 1).sees({ 'king.exhausted': 'yes' }).asks('choose-location')
  },
)

for (const attachments of [['banner-of-elendil'], []])
  scene(
    `Aragorn with ${attachments.length} Artifacts ${attachments.length > 0 ? 'has Sentinel, and exhausts to defend' : 'has no Sentinel'}`,
    {
      you: { heroes: [aragorn(...attachments), { card: 'scene:hero', as: 'ready' }], engaged: [{ card: 'scene:enemy', is: ['attacked'] }] },
      friend: {
        heroes: [{ card: 'scene:hero', as: 'far', is: ['exhausted'] }],
        engaged: [{ card: 'scene:enemy', as: 'foe' }],
      },
      encounterDeck: 5,
      at: '6.3',
    },
    (t) => {
      if (attachments.length > 0) t.asks('choose-defender', 'you').pick('king').sees({ 'king.exhausted': 'yes', 'far.damage': 0 })
      else t.sees({ 'king.exhausted': 'no', 'far.damage': 1 })
      t.asks('choose-enemy-to-attack', 'you')
    },
  )

scene(
  '[LCG-ARAGORN-2] Aragorn goes to the next player with the first player token',
  { you: { heroes: [aragorn(), 'scene:hero'] }, friend: {}, at: '7.4' },
  (t) => {
    t.sees({ 'king.controller': 'friend' }).isAt('3.2')
  },
)

scene(
  '[LCG-ARAGORN-3] The game is lost when Aragorn is destroyed',
  {
    you: {
      heroes: [{ ...aragorn(), damage: 4 }, 'scene:hero'],
      engaged: [{ card: 'scene:enemy', lasting: [{ stat: 'attack', set: 8, until: 'game' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('king').isLost('lost.aragorn-lost')
  },
)
