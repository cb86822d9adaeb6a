import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

scene(
  'Another Lost Island comes, and they are mixed up: who knew one knows it no more, and their progress is gone',
  {
    you: { heroes: ['scene:hero'], threat: 20 },
    staging: [{ ...island('lush-jungle'), progress: 3 }, 'steep-plateau'],
    zones: { 'uncharted-deck': ['flooded-ruins'] },
    encounterDeck: ['ruins-of-ages-past', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'lush-jungle.progress': 0, 'flooded-ruins.liesAs': 'lost-island', 'uncharted-deck': 0, staging: 3 })
    t.tells('mixed-up', { amount: 2 }, 1).asks('choose-location')
  },
)
