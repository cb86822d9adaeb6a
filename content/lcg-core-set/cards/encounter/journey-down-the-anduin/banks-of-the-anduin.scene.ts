import { scene } from '@questwright/testkit'

scene(
  'Banks of the Anduin go to the top of the encounter deck when they are explored as the active location',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    activeLocation: { card: 'banks-of-the-anduin', progress: 2 },
    staging: ['eastern-crows'],
    encounterDeck: ['forest-spider', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.sees({ 'banks-of-the-anduin.zone': 'encounter-deck', 'banks-of-the-anduin.progress': 0, encounterDeck: 3, encounterDiscard: 0 })
    t.tells('explored', { card: 'banks-of-the-anduin' }, 1)
    // the next card that is revealed is Banks of the Anduin
    t.until('3.2', 'next round').decline().sees({ 'banks-of-the-anduin.zone': 'staging-area', encounterDeck: 2 }).isAt('4.2')
  },
)

scene(
  'Banks of the Anduin go to the top of the encounter deck when they are explored in the staging area',
  {
    you: { heroes: ['aragorn'], allies: ['northern-tracker'] },
    staging: [{ card: 'banks-of-the-anduin', progress: 2 }, 'eastern-crows', 'enchanted-stream'],
    encounterDeck: 2,
    at: '3.2',
  },
  (t) => {
    t.choose('northern-tracker').use('northern-tracker').tells('explored', { card: 'banks-of-the-anduin' }, 1)
    // Banks of the Anduin is on top of the deck, so it is the next card that staging reveals
    t.tells('revealed', { card: 'banks-of-the-anduin' }, 1).sees({ 'banks-of-the-anduin.progress': 0, 'enchanted-stream.progress': 1 })
    t.sees({ 'banks-of-the-anduin.zone': 'staging-area', encounterDeck: 2, encounterDiscard: 0 }).isAt('4.2')
  },
)

scene(
  'Another location is discarded when it is explored while Banks of the Anduin are in play',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    activeLocation: { card: 'old-forest-road', progress: 2 },
    staging: ['banks-of-the-anduin'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'old-forest-road.zone': 'encounter-discard', 'banks-of-the-anduin.zone': 'staging-area', encounterDeck: 3 }).isAt('4.2')
  },
)

scene(
  'Banks of the Anduin that gained Victory go to the victory display when they are explored',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }] },
    activeLocation: { card: 'banks-of-the-anduin', progress: 2, keywords: ['Victory 1'] },
    staging: ['eastern-crows'],
    encounterDeck: 3,
    at: '3.4',
  },
  (t) => {
    t.sees({ 'banks-of-the-anduin.zone': 'victory-display', encounterDeck: 3 }).isAt('5.2')
  },
)

scene(
  'Banks of the Anduin stay in the discard pile when they are discarded as a shadow card',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['banks-of-the-anduin'] }] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').until('3.2', 'next round').sees({ 'banks-of-the-anduin.zone': 'encounter-discard', encounterDeck: 3 }).isAt('3.2')
  },
)
