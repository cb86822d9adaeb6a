import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

const temple = { card: 'cursed-temple', deck: 'uncharted-deck' } as const

scene(
  'A Fateful Discovery adds 2 islands, one of them Shrine to Morgoth, and shuffles all islands so that nobody knows them',
  {
    you: { heroes: ['scene:hero'] },
    quest: { card: 'explore-the-island', progress: 17 },
    questDeck: ['a-fateful-discovery'],
    activeLocation: { ...temple, progress: 3 },
    staging: [{ ...island('lush-jungle'), progress: 2 }, 'scene:enemy'],
    setAside: ['shrine-to-morgoth'],
    zones: { 'uncharted-deck': ['flooded-ruins', 'drowned-graves', 'forbidden-coast'] },
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.sees({
      'quest.slug': 'a-fateful-discovery',
      staging: 5,
      'shrine-to-morgoth.liesAs': 'lost-island',
      'shrine-to-morgoth.knownTo': [],
      'lush-jungle.progress': 0,
      'lush-jungle.knownTo': [],
    })
    t.tells('mixed-up', { amount: 4 }, 1).asks('choose-location')
  },
)

const questing = { heroes: ['scene:hero'], allies: [{ card: 'faramir', is: ['exhausted', 'committed'] }] } as const

scene(
  'At A Fateful Discovery an explored location of the Uncharted deck goes to the victory display',
  {
    you: questing,
    quest: 'a-fateful-discovery',
    activeLocation: { ...temple, progress: 2 },
    staging: ['scene:enemy'],
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'cursed-temple.zone': 'victory-display', 'uncharted-deck': 0 }).isAt('5.2')
  },
)

scene(
  'The players win when Shrine to Morgoth goes to the victory display',
  {
    you: questing,
    quest: 'a-fateful-discovery',
    activeLocation: { card: 'shrine-to-morgoth', deck: 'uncharted-deck', progress: 7 },
    staging: ['scene:enemy'],
    encounterDeck: 4,
    at: '3.4',
  },
  (t) => {
    t.isWon()
  },
)
