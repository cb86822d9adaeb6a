import { scene } from '@questwright/testkit'

scene(
  "Na'asiyah engages the last player, who discards all events of the hand, and gets a resource for each of them",
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'naasiyah', is: ['attacked'] }], deck: 3 },
    friend: { heroes: ['scene:hero'], hand: ['for-gondor', 'faramir', 'common-cause'], deck: 3 },
    firstPlayer: 'friend',
    encounterDeck: 5,
    at: '7.4',
  },
  (t) => {
    t.asks('order-discarded', 'friend').order('for-gondor', 'common-cause')
    t.sees({
      firstPlayer: 'you',
      'naasiyah.zone': 'friend.engaged',
      'naasiyah.resources': 2,
      'for-gondor.zone': 'friend.discard',
      'faramir.zone': 'friend.hand',
    })
    t.asks('choose-to-commit')
  },
)

scene(
  "Na'asiyah attacks with 1 attack more for each of her resources, and loses one resource after the attack",
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain' }], engaged: [{ card: 'naasiyah', resources: 2, shadow: ['scene:location'] }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.decline().sees({ 'captain.damage': 4, 'naasiyah.resources': 1, 'naasiyah.attack': 2 }).isAt('6.8a')
  },
)

scene(
  "Na'asiyah defends with 1 defense more for each of her resources, and loses one resource after the attack",
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'captain', lasting: [{ stat: 'attack', set: 5, until: 'game' }] }],
      engaged: [{ card: 'naasiyah', resources: 2, is: ['attacked'] }],
    },
    friend: { heroes: ['scene:hero'], allies: ['scene:ally'], engaged: ['scene:enemy'] },
    firstPlayer: 'friend',
    encounterDeck: 5,
    at: '6.8a',
  },
  (t) => {
    // 5 attack against 2 defense and 2 more
    t.decline().pick('naasiyah').sees({ 'naasiyah.damage': 1, 'naasiyah.resources': 1, 'naasiyah.defense': 2 }).asks('choose-to-commit')
  },
)

scene(
  "Na'asiyah as an ally spends a resource while she defends to get 2 attack or 2 defense",
  {
    you: {
      heroes: ['scene:hero'],
      allies: [{ card: 'naasiyah', side: 'B', resources: 1 }],
      engaged: [{ card: 'scene:enemy', shadow: ['scene:location'], lasting: [{ stat: 'attack', set: 5, until: 'game' }] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('naasiyah').use('naasiyah').offers('more-attack', 'more-defense').pick('more-defense')
    t.sees({ 'naasiyah.damage': 1, 'naasiyah.resources': 0 }).isAt('6.8a')
  },
)

scene(
  "A hero can give Na'asiyah, as an ally, a resource",
  {
    you: { heroes: [{ card: 'scene:hero', as: 'captain', resources: 2 }], allies: [{ card: 'naasiyah', side: 'B' }] },
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.use('naasiyah').sees({ 'naasiyah.resources': 1, 'captain.resources': 1 }).asks('choose-to-commit')
  },
)

scene(
  "The players lose when Na'asiyah leaves play as an ally",
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'naasiyah', side: 'B', damage: 3 }] },
    staging: [{ card: 'scene:enemy', keywords: ['Archery 1'] }],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.share({ naasiyah: 1 }).isLost('lost.naasiyah')
  },
)

scene(
  "Na'asiyah as an ally goes under the control of the last player when the first player changes",
  {
    you: { heroes: ['scene:hero'], deck: 3 },
    friend: { heroes: ['scene:hero'], allies: [{ card: 'naasiyah', side: 'B' }], deck: 3 },
    encounterDeck: 5,
    at: '7.4',
  },
  (t) => {
    t.sees({ firstPlayer: 'friend', 'naasiyah.controller': 'you' }).asks('action-window')
  },
)
