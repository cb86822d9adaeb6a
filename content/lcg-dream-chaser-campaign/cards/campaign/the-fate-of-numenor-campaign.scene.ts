import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'lcg-campaigns:experience', 'the-fate-of-numenor-campaign']
const deck = { heroes: ['eowyn'], cards: { 'scene:card': 10 } }
const game = { scenario: 'the-fate-of-numenor', decks: [deck], aside: ['spyglass', 'revenant'] } as const

scene('Setup of The Fate of Númenor gives Calphon Spyglass, adds Revenant, and deals damage for less threat', { rules, game }, (t) => {
  t.no().asks('press-on', 'you').offers('eowyn', 'calphon').choose('eowyn', 'calphon')
  t.sees({
    'spyglass.zone': 'attachments of calphon',
    'spyglass.controller': 'you',
    'spyglass.side': 'A',
    'revenant.zone': 'encounter-deck',
    'eowyn.damage': 1,
    'calphon.damage': 1,
    'you.threat': 7,
  })
  t.isAt('window 1.3')
})

scene(
  'Experience upgrades Spyglass for good, at the price of the campaign',
  {
    rules,
    game,
    record: { experience: 4, upgradePrice: 3, upgradable: ['lcg-dream-chaser-campaign:spyglass', 'lcg-dream-chaser-campaign:black-key'] },
  },
  (t) => {
    t.asks('upgrade-boons', 'you').offers('spyglass').choose('spyglass').no().choose()
    t.sees({
      'spyglass.side': 'B',
      'spyglass.zone': 'attachments of calphon',
      'record.experience': 1,
      'record.upgraded': ['lcg-dream-chaser-campaign:spyglass'],
    })
    t.isAt('window 1.3')
  },
)

scene(
  'A boon upgraded in an earlier game begins upgraded, and nothing can be bought with too little experience',
  {
    rules,
    game,
    record: {
      experience: 2,
      upgradePrice: 3,
      upgradable: ['lcg-dream-chaser-campaign:spyglass'],
      upgraded: ['lcg-dream-chaser-campaign:spyglass'],
    },
  },
  (t) => {
    t.no().choose().sees({ 'spyglass.side': 'B', 'record.experience': 2 }).isAt('window 1.3')
  },
)

scene(
  'Of several boons, each is upgraded once, and those of earlier games stay upgraded',
  {
    rules,
    game: { ...game, decks: [deck, { ...deck, heroes: ['gimli'] }], aside: ['spyglass', 'black-key', 'revenant'] },
    record: {
      experience: 9,
      upgradePrice: 3,
      upgradable: ['lcg-dream-chaser-campaign:spyglass', 'lcg-dream-chaser-campaign:black-key'],
      upgraded: ['lcg-dream-chaser-campaign:black-key'],
    },
  },
  (t) => {
    t.pick('friend', 'friend').asks('upgrade-boons', 'friend').offers('spyglass').notOffered('black-key').choose('spyglass')
    t.sees({
      'black-key.side': 'B',
      'spyglass.side': 'B',
      'record.experience': 6,
      'record.upgraded': ['lcg-dream-chaser-campaign:black-key', 'lcg-dream-chaser-campaign:spyglass'],
    })
    t.asks('mulligan', 'friend')
  },
)

scene(
  'No boon is upgraded in a campaign without a price',
  { rules, game, record: { experience: 9, upgradable: ['lcg-dream-chaser-campaign:spyglass'] } },
  (t) => {
    t.asks('mulligan', 'you').sees({ 'spyglass.side': 'A', 'record.experience': 9 })
  },
)

const last = {
  rules,
  you: { heroes: ['scene:hero'], allies: [{ card: 'lcg-core-set:faramir', is: ['exhausted', 'committed'] }], threat: 40 },
  quest: 'a-fateful-discovery',
  activeLocation: { card: 'shrine-to-morgoth', deck: 'uncharted-deck', progress: 7 },
  staging: ['scene:enemy'],
  encounterDeck: 4,
  at: '3.4',
} as const

scene(
  'A won The Fate of Númenor gives experience for each Lush Jungle and Drowned Graves and for low threat',
  { ...last, friend: { threat: 20 }, victoryDisplay: ['lush-jungle', 'lush-jungle', 'drowned-graves'] },
  (t) => {
    // experience: 2 for the players, 3 for locations, 1 for low threat
    t.isWon().sees({ 'record.experience': 6, 'record.pool': [] })
  },
)

scene(
  'A won The Fate of Númenor gives no experience for threat above 40, and 1 less for a sealed Ominous Fate',
  { ...last, record: { experience: 2 }, friend: { threat: 41 }, victoryDisplay: ['ominous-fate'] },
  (t) => {
    t.isWon().sees({ 'record.experience': 3 })
  },
)

scene(
  'Experience does not fall below 0, even when every hero of the players is threatened and a fate is sealed',
  { ...last, you: { ...last.you, threat: 41 }, victoryDisplay: ['ominous-fate'] },
  (t) => {
    t.isWon().sees({ 'record.experience': 0 })
  },
)
