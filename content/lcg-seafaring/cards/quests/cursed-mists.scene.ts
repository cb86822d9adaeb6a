import { scene } from '@questwright/testkit'

/** A stage that is defeated in the quest phase by a ship that is committed already. */
const defeated = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'cursed-mists', progress: 5 },
  encounterDeck: ['scene:treachery', 'fog-bank', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'The player who defeats Cursed Mists on-course chooses one of the next two stages',
  { ...defeated, questDeck: ['calphons-divination', 'the-stars-guidance', 'corsair-pursuit'] },
  (t) => {
    t.asks('choose-stage', 'you')
      .offers('calphons-divination', 'the-stars-guidance')
      .notOffered('corsair-pursuit')
      .pick('the-stars-guidance')
    t.sees({
      'quest.slug': 'the-stars-guidance',
      'calphons-divination.zone': 'quest-deck',
      questDeck: 2,
      'cursed-mists.zone': 'victory-display',
    })
    t.asks('commit-to-sailing')
  },
)

scene(
  'When Cursed Mists is defeated off-course, the players advance to the next stage without a choice',
  { ...defeated, counters: { heading: 1 }, questDeck: ['calphons-divination', 'the-stars-guidance', 'corsair-pursuit'] },
  (t) => {
    t.tells('searched', {}, 0)
      .sees({ 'quest.slug': 'calphons-divination', questDeck: 2, 'cursed-mists.zone': 'victory-display' })
      .asks('commit-to-sailing')
  },
)

const arrival = {
  you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }], allies: [{ card: 'dream-chaser', is: ['exhausted', 'committed'] }] },
  quest: { card: 'departure-from-the-havens', progress: 7 },
  questDeck: ['cursed-mists'],
  encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene(
  'Cursed Mists adds Fog Bank from the encounter deck to the staging area',
  { ...arrival, encounterDeck: [...arrival.encounterDeck, 'fog-bank'] },
  (t) => {
    t.sees({ 'quest.slug': 'cursed-mists', 'fog-bank.zone': 'staging-area' }).tells('revealed', {}, 1).tells('shuffled', {}).isAt('4.2')
  },
)

scene('Cursed Mists adds Fog Bank from the discard pile to the staging area', { ...arrival, encounterDiscard: ['fog-bank'] }, (t) => {
  t.sees({ 'quest.slug': 'cursed-mists', 'fog-bank.zone': 'staging-area' }).isAt('4.2')
})

for (const heading of [0, 1])
  scene(
    `At Cursed Mists allies that are no ships have ${heading === 0 ? 'their printed willpower' : '2 willpower less'} at heading ${heading}`,
    {
      you: { heroes: ['scene:hero'], allies: [{ card: 'faramir', as: 'captain' }, 'dream-chaser'] },
      quest: 'cursed-mists',
      counters: { heading },
      at: '3.2',
    },
    (t) => {
      t.sees({ 'captain.willpower': 2 - 2 * heading, 'dream-chaser.willpower': 5 }).asks('choose-to-commit')
    },
  )
