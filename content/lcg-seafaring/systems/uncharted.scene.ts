import { scene } from '@questwright/testkit'

/** Scenes of uncharted locations. The effects of single locations when they are turned up are tested next to these. */

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (progress: number) => ({ card: 'forbidden-coast', deck: 'uncharted-deck', facedown: lost, progress }) as const

const near = (progress: number) =>
  ({
    you: { heroes: ['scene:hero'], deck: 3 },
    friend: { heroes: ['scene:hero'], deck: 3 },
    staging: [island(progress)],
    encounterDeck: 4,
    at: 'planning',
  }) as const

for (const who of ['you', 'friend'] as const)
  scene(
    `${who === 'you' ? 'The first player' : 'Another player'} removes 4 progress from a Lost Island, and is then the only one who knows its face`,
    near(5),
    (t) => {
      if (who === 'friend') t.asks('action-window', 'you').pass()
      t.asks('action-window', who).use('forbidden-coast')
      t.sees({ 'forbidden-coast.progress': 1, 'forbidden-coast.knownTo': [who], 'forbidden-coast.liesAs': 'lost-island' }).asks(
        'choose-to-commit',
        'you',
      )
    },
  )

scene('Nobody can look at an Uncharted location with less than 4 progress', near(3), (t) => {
  t.sees({ 'forbidden-coast.knownTo': [] }).asks('choose-to-commit', 'you')
})

scene('An Uncharted location is turned faceup for all players when they travel to it', { ...near(0), at: '4.2' }, (t) => {
  t.pick('forbidden-coast')
  t.sees({ 'forbidden-coast.zone': 'active-location', 'forbidden-coast.liesAs': null, 'forbidden-coast.face': 'up' }).asks(
    'draw-on-the-coast',
    'you',
  )
})

scene('A Lost Island with exactly 4 progress can be looked at, and keeps none', near(4), (t) => {
  t.use('forbidden-coast')
    .sees({ 'forbidden-coast.progress': 0, 'forbidden-coast.knownTo': ['you'] })
    .asks('choose-to-commit', 'you')
})

scene(
  'A player card is attached to another location, and to no Lost Island',
  {
    you: { heroes: [{ card: 'lcg-core-set:eowyn', resources: 1 }], hand: ['lcg-core-set:power-in-the-earth'] },
    staging: [island(0), { card: 'scene:location', as: 'marsh' }, { card: 'scene:location', as: 'hill' }],
    at: 'planning',
  },
  (t) => {
    t.play('power-in-the-earth').asks('choose-host', 'you').offers('marsh', 'hill').notOffered('forbidden-coast')
  },
)

const strong = {
  card: 'scene:ally',
  is: ['exhausted', 'committed'],
  lasting: [{ stat: 'willpower', set: 9, until: 'phase' }],
} as const

scene(
  'Only Uncharted locations in the staging area are looked at',
  {
    you: { heroes: ['scene:hero'], allies: [strong] },
    activeLocation: { card: 'steep-plateau', progress: 2 },
    staging: [island(0), { ...island(0), card: 'lush-jungle' }, 'scene:location'],
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.use('steep-plateau').asks('look-under', 'you').offers('forbidden-coast', 'lush-jungle').notOffered('scene:location')
  },
)

const discovery = (inStaging: boolean) =>
  ({
    you: { heroes: ['scene:hero'] },
    quest: { card: 'explore-the-island', progress: 17 },
    questDeck: ['a-fateful-discovery'],
    activeLocation: { card: 'cursed-temple', deck: 'uncharted-deck', progress: 3 },
    staging: ['scene:enemy', ...(inStaging ? [{ ...island(3), card: 'shrine-to-morgoth' }] : [])],
    zones: { 'uncharted-deck': [] },
    encounterDeck: 4,
    at: '3.4',
  }) as const

scene('As many copies of Lost Island are added as the Uncharted deck has', discovery(false), (t) => {
  t.sees({ staging: 2, 'uncharted-deck': 0, 'quest.slug': 'a-fateful-discovery' }).isAt('4.2')
})

scene('A Lost Island that is in play already is not added again', discovery(true), (t) => {
  t.sees({ staging: 3, 'shrine-to-morgoth.zone': 'staging-area', 'shrine-to-morgoth.progress': 0 }).tells('mixed-up', { amount: 2 }, 1)
  t.asks('choose-location')
})
