import { scene } from '@questwright/testkit'

scene(
  'Massing at Night reveals one more card for each player in the game',
  {
    you: { heroes: ['aragorn'] },
    friend: { heroes: ['eowyn'] },
    encounterDeck: ['massing-at-night', 'forest-spider', 'old-forest-road', 'the-brown-lands', 'wargs', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    // two cards for its own text, and one for the second player in the staging step
    t.sees({
      'forest-spider.zone': 'staging-area',
      'old-forest-road.zone': 'staging-area',
      'the-brown-lands.zone': 'staging-area',
      'massing-at-night.zone': 'encounter-discard',
      encounterDeck: 2,
    })
    t.tells('revealed', {}, 4).isAt('4.2')
  },
)

scene(
  'Massing at Night reveals one card with one player, and Surge on that card reveals another',
  {
    you: { heroes: ['aragorn'] },
    encounterDeck: ['massing-at-night', 'wolf-rider', 'forest-spider', 'old-forest-road'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'wolf-rider.zone': 'staging-area', 'forest-spider.zone': 'staging-area', encounterDeck: 1 }).isAt('5.2')
  },
)

scene(
  '[LCG-ZONE-17] Massing at Night, the last card of the encounter deck, is not in the new deck from which it reveals a card',
  {
    you: { heroes: ['aragorn'] },
    friend: { heroes: ['eowyn'] },
    staging: ['goblin-sniper'],
    encounterDeck: ['scene:treachery', 'massing-at-night'],
    encounterDiscard: ['forest-spider', 'forest-spider'],
    at: '3.3',
  },
  (t) => {
    t.sees({ 'forest-spider.zone': 'staging-area', 'massing-at-night.zone': 'encounter-discard', encounterDeck: 1 })
    t.tells('encounter-deck-reset', {}, 1).tells('revealed', { card: 'massing-at-night' }, 1).isAt('5.2')
  },
)

scene(
  '[LCG-SHADOW-8] Shadow: Massing at Night deals the attacking enemy a shadow card for each player, and all of them resolve',
  {
    you: { heroes: ['aragorn', 'theodred'], engaged: [{ card: 'king-spider', shadow: ['massing-at-night'] }] },
    friend: { heroes: ['eowyn'] },
    encounterDeck: ['dol-guldur-orcs', 'east-bight-patrol', 'wargs', 'scene:treachery'],
    at: '6.3',
  },
  (t) => {
    // 3 + 1 + 1 attack against 2 defense
    t.choose('aragorn').sees({ 'aragorn.damage': 3, 'king-spider.shadow': 3, encounterDeck: 2 }).tells('revealed', {}, 0).isAt('6.8a')
  },
)
