import { scene } from '@questwright/testkit'

/** A stage that is defeated in the quest phase by a ship that is committed already. */
const defeated = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'into-the-storm', progress: 1 },
  encounterDeck: ['scene:treachery', 'waterspout', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'The player who defeats Into the Storm on-course chooses one of the next two stages',
  { ...defeated, questDeck: ['cursed-mists', 'calphons-divination', 'corsair-pursuit'] },
  (t) => {
    t.asks('choose-stage', 'you').offers('cursed-mists', 'calphons-divination').notOffered('corsair-pursuit').pick('calphons-divination')
    t.sees({
      'quest.slug': 'calphons-divination',
      'cursed-mists.zone': 'quest-deck',
      questDeck: 2,
      'into-the-storm.zone': 'victory-display',
    })
    t.asks('commit-to-sailing')
  },
)

scene(
  'When Into the Storm is defeated off-course, the players advance to the next stage without a choice',
  { ...defeated, counters: { heading: 1 }, questDeck: ['cursed-mists', 'calphons-divination', 'corsair-pursuit'] },
  (t) => {
    t.tells('searched', {}, 0)
      .sees({ 'quest.slug': 'cursed-mists', questDeck: 2, 'into-the-storm.zone': 'victory-display' })
      .asks('commit-to-sailing')
  },
)

const arrival = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'departure-from-the-havens', progress: 7 },
  questDeck: ['into-the-storm'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'Into the Storm adds Waterspout from the encounter deck to the staging area',
  { ...arrival, encounterDeck: [...arrival.encounterDeck, 'waterspout'] },
  (t) => {
    t.sees({ 'quest.slug': 'into-the-storm', 'waterspout.zone': 'staging-area' }).tells('revealed', {}, 1).tells('shuffled', {}).isAt('4.2')
  },
)

scene('Into the Storm adds Waterspout from the discard pile to the staging area', { ...arrival, encounterDiscard: ['waterspout'] }, (t) => {
  t.sees({ 'quest.slug': 'into-the-storm', 'waterspout.zone': 'staging-area' }).isAt('4.2')
})

for (const heading of [0, 2])
  scene(
    `At the end of the quest phase at heading ${heading}, Into the Storm ${heading === 0 ? 'deals no damage' : 'deals 5 damage to the characters of each player'}`,
    {
      you: { heroes: [{ card: 'scene:hero', as: 'captain', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted'] }] },
      friend: { heroes: [{ card: 'scene:hero', as: 'mate', is: ['exhausted'] }], allies: [{ card: 'silver-wing', is: ['exhausted'] }] },
      quest: 'into-the-storm',
      counters: { heading },
      encounterDeck: 8,
      at: '3.4',
    },
    (t) => {
      if (heading > 0) {
        t.asks('assign-damage', 'you').share({ 'dream-chaser': 4, captain: 1 })
        t.asks('assign-damage', 'friend').share({ 'silver-wing': 5 })
      }
      const [ship, captain, other] = heading > 0 ? [4, 1, 5] : [0, 0, 0]
      t.sees({ 'dream-chaser.damage': ship, 'captain.damage': captain, 'silver-wing.damage': other, 'mate.damage': 0 })
      t.asks('commit-to-sailing')
    },
  )
