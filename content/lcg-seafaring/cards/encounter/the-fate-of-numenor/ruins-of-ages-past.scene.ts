import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

scene(
  'Ruins of Ages Past adds a Lost Island, shuffles all Lost Islands so that nobody knows them, and removes their progress',
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
