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
