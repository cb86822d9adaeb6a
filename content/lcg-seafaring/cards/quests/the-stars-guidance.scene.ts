import { scene } from '@questwright/testkit'

/** A stage that is defeated in the quest phase by a ship that is committed already. */
const defeated = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'the-stars-guidance', progress: 3 },
  encounterDeck: ['scene:treachery', 'starlit-sea', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'The player who defeats The Star’s Guidance on-course chooses one of the next two stages',
  { ...defeated, friend: { heroes: ['scene:hero'] }, questDeck: ['cursed-mists', 'calphons-divination', 'corsair-pursuit'] },
  (t) => {
    t.tells('looked-at', { seat: 'you', amount: 2 }, 1).tells('looked-at', { seat: 'friend', amount: 2 }, 1)
    t.asks('choose-stage', 'you').offers('cursed-mists', 'calphons-divination').notOffered('corsair-pursuit').pick('calphons-divination')
    t.sees({
      'quest.slug': 'calphons-divination',
      'cursed-mists.zone': 'quest-deck',
      questDeck: 2,
      'the-stars-guidance.zone': 'victory-display',
    })
    t.asks('choose-location')
  },
)

scene(
  'When The Star’s Guidance is defeated off-course, the players advance to the next stage without a choice',
  { ...defeated, counters: { heading: 1 }, questDeck: ['cursed-mists', 'calphons-divination', 'corsair-pursuit'] },
  (t) => {
    t.tells('searched', {}, 0)
      .sees({ 'quest.slug': 'cursed-mists', questDeck: 2, 'the-stars-guidance.zone': 'victory-display' })
      .asks('commit-to-sailing')
  },
)

const arrival = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'departure-from-the-havens', progress: 7 },
  questDeck: ['the-stars-guidance'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'The Star’s Guidance adds Starlit Sea from the encounter deck to the staging area',
  { ...arrival, encounterDeck: [...arrival.encounterDeck, 'starlit-sea'] },
  (t) => {
    t.sees({ 'quest.slug': 'the-stars-guidance', 'starlit-sea.zone': 'staging-area' })
      .tells('revealed', {}, 1)
      .tells('shuffled', {})
      .isAt('4.2')
  },
)

scene('The Star’s Guidance stages Starlit Sea from the encounter discard pile', { ...arrival, encounterDiscard: ['starlit-sea'] }, (t) => {
  t.sees({ 'quest.slug': 'the-stars-guidance', 'starlit-sea.zone': 'staging-area' }).isAt('4.2')
})

for (const heading of [0, 3])
  scene(
    `At The Star’s Guidance Ocean locations have ${heading === 0 ? 'their printed threat' : '1 threat more'} at heading ${heading}; other locations have theirs`,
    { quest: 'the-stars-guidance', staging: ['fog-bank', 'scene:location'], counters: { heading }, at: '3.2' },
    (t) => {
      t.sees({ 'fog-bank.threat': heading === 0 ? 2 : 3, 'scene:location.threat': 1 }).asks('choose-to-commit')
    },
  )
