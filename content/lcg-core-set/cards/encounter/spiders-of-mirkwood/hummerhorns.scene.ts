import { scene } from '@questwright/testkit'

scene(
  'Hummerhorns deals 5 damage to one hero of the player that it engages',
  {
    you: { heroes: ['aragorn', 'scene:hero'], allies: ['gandalf'] },
    friend: { heroes: ['theodred'] },
    staging: ['hummerhorns'],
    at: '5.2',
  },
  (t) => {
    t.pick('hummerhorns').asks('choose-for-damage', 'you').offers('aragorn', 'scene:hero')
    t.changes(() => t.pick('scene:hero'), { 'scene:hero.damage': +5, 'aragorn.damage': 0 })
    t.isAt('6.4.1')
  },
)

scene(
  'Hummerhorns deals no damage while it is in the staging area',
  { you: { heroes: ['aragorn', 'gloin'] }, encounterDeck: ['hummerhorns'], at: '3.3' },
  (t) => {
    t.sees({ 'aragorn.damage': 0, 'gloin.damage': 0 }).isAt('5.2')
  },
)

scene(
  '[LCG-VICTORY-1] Hummerhorns goes to the victory display when it is defeated, and gives 5 victory points',
  { you: { heroes: ['aragorn'], engaged: ['hummerhorns'] }, encounterDeck: 3, at: '6.7' },
  (t) => {
    t.changes(() => t.pick('hummerhorns'), { victoryDisplay: +1, encounterDiscard: 0, 'score.victoryPoints': +5 })
    t.sees({ 'hummerhorns.zone': 'victory-display' }).isAt('3.2')
  },
)

scene(
  'Shadow: Hummerhorns deals 1 damage to each character of the defending player',
  {
    you: { heroes: ['aragorn', 'gloin'], allies: ['snowbourn-scout'], engaged: [{ card: 'forest-spider', shadow: ['hummerhorns'] }] },
    friend: { heroes: ['theodred'] },
    encounterDeck: 3,
    at: '6.3',
  },
  (t) => {
    // the spider's attack of 2 is defended with 2 defense; Glóin declines his response
    t.choose('aragorn').pass()
    t.sees({
      'aragorn.damage': 1,
      'gloin.damage': 1,
      'snowbourn-scout.zone': 'you.discard',
      'theodred.damage': 0,
      'gloin.resources': 0,
    }).isAt('6.8a')
  },
)

scene(
  'Shadow: Hummerhorns deals 2 damage to each character of the attacked player when the attack is undefended',
  { you: { heroes: ['aragorn', 'dunhere'], engaged: [{ card: 'forest-spider', shadow: ['hummerhorns'] }] }, at: '6.3' },
  (t) => {
    t.decline().pick('dunhere')
    t.sees({ 'aragorn.damage': 2, 'dunhere.zone': 'you.discard' }).isAt('6.8a')
  },
)

scene(
  'Hummerhorns deals no damage when another enemy engages a player',
  { you: { heroes: ['aragorn', 'gloin'], engaged: ['hummerhorns'] }, staging: ['black-forest-bats'], at: '5.2' },
  (t) => {
    t.pick('black-forest-bats').sees({ 'aragorn.damage': 0, 'gloin.damage': 0 }).isAt('6.4a')
  },
)
