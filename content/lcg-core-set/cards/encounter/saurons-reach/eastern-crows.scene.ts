import { scene } from '@questwright/testkit'

scene(
  'When Eastern Crows are revealed, another card is revealed',
  { you: { heroes: ['aragorn'] }, encounterDeck: ['eastern-crows', 'forest-spider', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.sees({ 'eastern-crows.zone': 'staging-area', 'forest-spider.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  'Eastern Crows are shuffled into the encounter deck after they are defeated in an attack',
  { you: { heroes: ['aragorn'], engaged: ['eastern-crows'] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.changes(() => t.pick('eastern-crows'), { encounterDeck: +1, encounterDiscard: 0, 'eastern-crows.zone': 'encounter-deck' })
    t.tells('destroyed', { card: 'eastern-crows' }, 1).tells('shuffled', { zone: 'encounter-deck' }, 1).isAt('3.2')
  },
)

scene(
  'Eastern Crows are shuffled into the encounter deck after a card effect destroys them',
  {
    you: { heroes: [{ card: 'aragorn', resources: 1 }], hand: ['sneak-attack', 'gandalf'] },
    staging: ['eastern-crows'],
    encounterDeck: 3,
    at: 'window 3.1',
  },
  (t) => {
    t.play('sneak-attack').use('gandalf').sees({ 'eastern-crows.zone': 'encounter-deck', encounterDiscard: 0 })
    t.isAt('3.2')
  },
)

scene(
  'Eastern Crows stay in the staging area when another enemy is defeated',
  { you: { heroes: ['aragorn'], engaged: [{ card: 'king-spider', damage: 2 }] }, staging: ['eastern-crows'], encounterDeck: 3, at: '6.7' },
  (t) => {
    t.pick('king-spider').sees({ 'king-spider.zone': 'encounter-discard', 'eastern-crows.zone': 'staging-area' })
    t.tells('shuffled', {}, 0).isAt('3.2')
  },
)

const flown = (threat: number) =>
  ({
    firstPlayer: 'friend',
    you: { heroes: ['aragorn', 'theodred'], threat, engaged: [{ card: 'king-spider', shadow: ['eastern-crows'] }] },
    friend: { threat: 69 - threat },
    encounterDeck: 3,
    at: '6.3',
  }) as const

scene('Shadow: Eastern Crows give the attacking enemy 1 attack while the defending player has a threat of 34', flown(34), (t) => {
  t.choose('aragorn').sees({ 'aragorn.damage': 2, 'king-spider.attack': 3, 'eastern-crows.zone': 'shadow of king-spider' }).isAt('6.8a')
})

scene('Shadow: Eastern Crows give the attacking enemy 2 attack while the defending player has a threat of 35', flown(35), (t) => {
  t.choose('aragorn').sees({ 'aragorn.damage': 3, 'king-spider.attack': 3 }).isAt('6.8a')
})
