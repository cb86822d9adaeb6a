import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'lcg-campaigns:experience', 'raid-on-the-grey-havens-campaign']
const deck = { heroes: ['scene:hero'], cards: { 'scene:card': 10 } }
const counsel = ['leadership', 'tactics', 'spirit', 'lore'].map((sphere) => `galdors-counsel-${sphere}`)
const aside = ['calphon', 'spyglass', 'black-key', ...counsel, 'graxar', 'parrying-cutlass', 'throwing-axe'].map((slug) =>
  slug === 'calphon' ? 'lcg-seafaring:calphon' : `lcg-dream-chaser-campaign:${slug}`,
)
const earned = (slug: string) => ({ card: `lcg-dream-chaser-campaign:${slug}` })

scene(
  "Setup of Raid on the Grey Havens gives Calphon his boons, shuffles Graxar in, and offers each player a Galdor's Counsel",
  { rules, game: { scenario: 'raid-on-the-grey-havens', decks: [deck, deck], aside } },
  (t) => {
    t.pick('friend').pick('friend').no().no()
    t.asks('choose-counsel', 'friend')
      .offers(...counsel)
      .choose('galdors-counsel-lore')
    t.asks('choose-counsel', 'you').offers('galdors-counsel-leadership', 'galdors-counsel-tactics', 'galdors-counsel-spirit').choose()
    t.sees({
      'calphon.controller': 'friend',
      'spyglass.zone': 'attachments of calphon',
      'black-key.zone': 'attachments of calphon',
      'black-key.controller': 'friend',
      'calphon.willpower': 2,
      'galdors-counsel-lore.zone': 'friend.hand',
      'galdors-counsel-lore.owner': 'friend',
      'graxar.zone': 'encounter-deck',
    })
    t.isAt('window 1.3')
  },
)

scene(
  'Calphon and his attachments are removed from the game at stage 2B, and the players do not lose',
  {
    rules,
    you: {
      heroes: ['scene:hero'],
      allies: [
        { card: 'calphon', attachments: ['spyglass', 'black-key'] },
        { card: 'lcg-core-set:gandalf', is: ['exhausted', 'committed'] },
      ],
    },
    quest: { card: 'the-corsairs-assault', progress: 17 },
    questDeck: ['sahirs-advance'],
    staging: ['dream-chaser-raid-on-the-grey-havens'],
    setAside: ['captain-sahir', 'naasiyah'],
    encounterDeck: ['scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
    at: '3.4',
  },
  (t) => {
    t.sees({
      'quest.slug': 'sahirs-advance',
      'calphon.zone': 'removed',
      'spyglass.zone': 'removed',
      'black-key.zone': 'removed',
    })
    t.asks('choose-next-attacker', 'you')
  },
)

const last = {
  rules,
  you: { heroes: ['scene:hero'], allies: [{ card: 'lcg-core-set:gandalf', is: ['exhausted', 'committed'] }], threat: 40 },
  setAside: counsel,
  quest: 'sahirs-advance',
  encounterDeck: 6,
  at: '3.4',
} as const
const saved = (count: number) => [
  { card: 'the-havens-burn', underneath: Array.from({ length: count }, () => 'scene:location') },
  { card: 'white-ship', damage: 1, lasting: [{ stat: 'threat', set: 3, until: 'game' } as const] },
]

scene(
  'A won Raid on the Grey Havens earns the weapon of Graxar, the chosen counsel, and experience for each achievement',
  {
    ...last,
    setAside: [...counsel.slice(1), 'parrying-cutlass', 'throwing-axe'],
    staging: saved(0),
    victoryDisplay: ['captain-sahir', 'naasiyah', 'elven-wave-runner', 'graxar'],
  },
  (t) => {
    t.asks('choose-arms', 'you').offers('parrying-cutlass', 'throwing-axe').pick('throwing-axe')
    // experience: 1 for the player, 2 for the havens, 1 each for a Wave-runner, Na'asiyah, no enemy, and low threat
    t.isWon().sees({
      'record.experience': 7,
      'record.pool': [{ ...earned('throwing-axe'), on: 'Stand-in hero' }, earned('galdors-counsel-leadership')],
    })
  },
)

scene(
  'A won Raid on the Grey Havens gives less experience for 2 burnt cards, and no weapon if Graxar is not defeated',
  {
    ...last,
    you: { ...last.you, threat: 41, engaged: ['scene:enemy'] },
    setAside: [...counsel, 'parrying-cutlass', 'throwing-axe'],
    staging: saved(2),
    victoryDisplay: ['captain-sahir', 'ominous-fate'],
  },
  (t) => {
    // experience: 1 for the player, 1 for the havens, minus 1
    t.isWon().sees({ 'record.experience': 1, 'record.pool': [] })
  },
)

scene('The havens give no experience if 3 cards are burnt', { ...last, staging: saved(3), victoryDisplay: ['captain-sahir'] }, (t) => {
  // experience: 1 each for the player, no enemy, and low threat
  t.isWon().sees({ 'record.experience': 3 })
})
