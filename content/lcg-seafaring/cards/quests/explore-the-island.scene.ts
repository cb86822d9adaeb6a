import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

const deck = { heroes: ['scene:hero'], cards: { 'scene:card': 10 } }
for (const players of [1, 2, 3, 4])
  scene(
    `The setup of The Fate of Númenor stages ${players > 2 ? 3 : 2} copies of Lost Island and gives you Calphon with ${players} ${players > 1 ? 'players' : 'player'}`,
    { game: { scenario: 'the-fate-of-numenor', decks: Array.from({ length: players }, () => deck) } },
    (t) => {
      if (players > 1) t.pick(...Array.from({ length: players }, () => 'you'))
      for (let i = 0; i < players; i++) t.no()
      t.sees({
        'uncharted-deck': players > 2 ? 7 : 8,
        'shrine-to-morgoth.zone': 'set-aside',
        'calphon.controller': 'you',
        'quest.slug': 'explore-the-island',
      })
      t.isAt('window 1.3')
    },
  )

const questing = { heroes: ['scene:hero'], allies: [{ card: 'faramir', is: ['exhausted', 'committed'] }] } as const

scene(
  'Explore the Island gets no progress from a successful quest, but the printed quest points of an explored location',
  {
    you: questing,
    quest: 'explore-the-island',
    activeLocation: { card: 'cursed-temple', deck: 'uncharted-deck', progress: 2 },
    staging: ['scene:enemy'],
    zones: { 'uncharted-deck': ['flooded-ruins', 'lush-jungle'] },
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    // 1 progress for the temple, which is explored; the rest is lost, and 3 progress are placed because of the temple
    t.tells('explored', { card: 'cursed-temple' }, 1).sees({
      'quest.progress': 3,
      'cursed-temple.zone': 'uncharted-deck',
      'uncharted-deck': 3,
    })
    t.isAt('5.2')
  },
)

scene(
  'Another Lost Island comes when the players travel to an Uncharted location',
  {
    quest: 'explore-the-island',
    staging: [island('cursed-temple'), 'steep-plateau'],
    zones: { 'uncharted-deck': ['flooded-ruins', 'lush-jungle'] },
    encounterDeck: 4,
    at: '4.2',
  },
  (t) => {
    t.pick('cursed-temple').sees({ staging: 2, 'uncharted-deck': 1, 'cursed-temple.zone': 'active-location', 'cursed-temple.liesAs': null })
    t.sees({ 'flooded-ruins.liesAs': 'lost-island', 'flooded-ruins.knownTo': [] }).isAt('3.2')
  },
)
