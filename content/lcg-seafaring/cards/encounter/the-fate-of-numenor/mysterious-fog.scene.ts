import { scene } from '@questwright/testkit'

const lost = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] } as const
const island = (card: string) => ({ card, deck: 'uncharted-deck', facedown: lost }) as const

const fog = {
  you: {
    heroes: [
      { card: 'scene:hero', as: 'captain' },
      { card: 'scene:hero', as: 'cook' },
    ],
  },
  friend: { heroes: [{ card: 'scene:hero', as: 'mate' }] },
  staging: [island('cursed-temple')],
  encounterDeck: ['mysterious-fog', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Mysterious Fog has each player exhaust a character when the first player chooses that', fog, (t) => {
  t.asks('choose-one', 'you').pick('exhaust-each').asks('choose-to-exhaust', 'you').pick('captain')
  t.sees({ 'captain.exhausted': 'yes', 'cook.exhausted': 'no', 'mate.exhausted': 'yes', 'cursed-temple.threat': 2 }).asks('choose-location')
})

scene('Mysterious Fog may give each Uncharted location in the staging area 1 threat more for the phase', fog, (t) => {
  t.pick('islands-rise')
    .tells('quest-compared', { threat: 3 }, 1)
    .sees({ 'captain.exhausted': 'no', 'cursed-temple.threat': 2 })
    .asks('choose-location')
})

scene(
  'Shadow: the player exhausts a character when the bottom card of the deck is cheap',
  {
    you: {
      heroes: [
        { card: 'scene:hero', as: 'captain' },
        { card: 'scene:hero', as: 'cook' },
      ],
      deck: ['scene:card', 'guard-of-the-citadel'],
      engaged: [{ card: 'scene:enemy', shadow: ['mysterious-fog'] }],
    },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.decline().asks('choose-to-exhaust', 'you').pick('cook').asks('choose-hero-for-damage').sees({ 'cook.exhausted': 'yes' })
  },
)

scene(
  '[LCG-LASTING-3] An island that comes to the staging area after Mysterious Fog has 1 threat more until the end of the phase',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain', is: ['exhausted', 'committed'] }], allies: ['scene:ally'] },
    friend: { heroes: [{ card: 'scene:hero', as: 'mate' }] },
    staging: [island('cursed-temple')],
    encounterDeck: ['mysterious-fog', 'ruins-of-ages-past', 'scene:treachery', 'scene:treachery'],
    zones: { 'uncharted-deck': ['drowned-graves'] },
    at: '3.3',
  },
  (t) => {
    t.pick('islands-rise').until('window 3.3').sees({ 'cursed-temple.threat': 3, 'drowned-graves.threat': 3, 'staging.threat': 6 })
    t.isAt('window 3.3')
  },
)

scene(
  'Mysterious Fog has each player exhaust a character, without a choice, if no Uncharted location is in the staging area',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }] },
    encounterDeck: ['mysterious-fog', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.tells('exhausted', { card: 'captain' }, 1).isAt('3.2')
  },
)
