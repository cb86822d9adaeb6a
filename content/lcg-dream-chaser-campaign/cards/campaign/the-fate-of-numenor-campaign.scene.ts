import { scene } from '@questwright/testkit'

const rules = ['lcg-campaigns:campaign', 'lcg-campaigns:experience', 'the-fate-of-numenor-campaign']
const deck = { heroes: ['eowyn'], cards: { 'scene:card': 10 } }
const game = { scenario: 'the-fate-of-numenor', decks: [deck], aside: ['spyglass', 'revenant'] } as const

scene('Calphon gets Spyglass, Revenant is shuffled in, and characters are dealt damage for less threat', { rules, game }, (t) => {
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
  'Experience turns Spyglass to its other side for good, at the price that the campaign says',
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
  'What was upgraded before begins so, and too little experience buys nothing',
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
  'Won, each Lush Jungle and Drowned Graves, what lies on this card and low threat give experience',
  { ...last, friend: { threat: 20 }, victoryDisplay: ['lush-jungle', 'lush-jungle', 'drowned-graves'] },
  (t) => {
    // experience: 2 for the players, 3 for locations, 1 for low threat
    t.isWon().sees({ 'record.experience': 6, 'record.pool': [] })
  },
)

scene(
  'Threat above 40 gives none, and a sealed fate takes 1 away',
  { ...last, record: { experience: 2 }, friend: { threat: 41 }, victoryDisplay: ['ominous-fate'] },
  (t) => {
    t.isWon().sees({ 'record.experience': 3 })
  },
)
