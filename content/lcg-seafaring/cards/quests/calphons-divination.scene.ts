import { scene } from '@questwright/testkit'

/** A stage that is defeated in the quest phase by a ship that is committed already. */
const defeated = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'calphons-divination', progress: 3 },
  encounterDeck: ['scene:treachery', 'scouting-ship', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'The player who defeats Calphon’s Divination on-course chooses one of the next two stages',
  { ...defeated, questDeck: ['cursed-mists', 'the-stars-guidance', 'corsair-pursuit'] },
  (t) => {
    t.asks('choose-stage', 'you').offers('cursed-mists', 'the-stars-guidance').notOffered('corsair-pursuit').pick('the-stars-guidance')
    t.sees({
      'quest.slug': 'the-stars-guidance',
      'cursed-mists.zone': 'quest-deck',
      questDeck: 2,
      'calphons-divination.zone': 'victory-display',
    })
    t.asks('commit-to-sailing')
  },
)

scene(
  'When Calphon’s Divination is defeated off-course, the players advance to the next stage without a choice',
  { ...defeated, counters: { heading: 1 }, questDeck: ['cursed-mists', 'the-stars-guidance', 'corsair-pursuit'] },
  (t) => {
    t.tells('searched', {}, 0)
      .sees({ 'quest.slug': 'cursed-mists', questDeck: 2, 'calphons-divination.zone': 'victory-display' })
      .asks('commit-to-sailing')
  },
)

const arrival = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'departure-from-the-havens', progress: 7 },
  questDeck: ['calphons-divination'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'Calphon’s Divination adds Scouting Ship from the encounter deck to the staging area',
  { ...arrival, encounterDeck: [...arrival.encounterDeck, 'scouting-ship'] },
  (t) => {
    t.sees({ 'quest.slug': 'calphons-divination', 'scouting-ship.zone': 'staging-area' })
      .tells('revealed', {}, 1)
      .tells('shuffled', {})
      .isAt('5.2')
  },
)

scene(
  'Calphon’s Divination adds Scouting Ship from the encounter discard pile to the staging area',
  { ...arrival, encounterDiscard: ['scouting-ship'] },
  (t) => {
    t.sees({ 'quest.slug': 'calphons-divination', 'scouting-ship.zone': 'staging-area' }).isAt('5.2')
  },
)

for (const heading of [0, 1])
  scene(
    `At heading ${heading} Calphon’s Divination lets a ship with Boarding 1 reveal ${1 + heading} Corsair ${heading ? 'cards' : 'card'}`,
    {
      you: { heroes: ['scene:hero'], allies: ['dream-chaser'] },
      quest: 'calphons-divination',
      staging: ['scouting-ship'],
      zones: { 'corsair-deck': ['southron-sailor', 'southron-sailor', 'umbar-captain'] },
      counters: { heading },
      encounterDeck: 8,
      at: '5.2',
    },
    (t) => {
      t.pick('scouting-ship')
        .sees({ 'you.engaged': 2 + heading, 'corsair-deck': 2 - heading })
        .asks('choose-next-attacker')
    },
  )
