import { scene } from '@questwright/testkit'

scene(
  'Goblin Sniper cannot be engaged optionally while another enemy is in the staging area',
  { you: { heroes: ['aragorn'] }, staging: ['goblin-sniper', 'forest-spider'], encounterDeck: 3, at: '5.2' },
  (t) => {
    t.asks('choose-enemy-to-engage', 'you').offers('forest-spider')
  },
)

scene(
  'Goblin Sniper can be engaged optionally when it is the only enemy in the staging area',
  {
    you: { heroes: ['aragorn'], engaged: ['king-spider'] },
    staging: ['goblin-sniper', 'old-forest-road'],
    encounterDeck: 3,
    at: '5.2',
  },
  (t) => {
    t.offers('goblin-sniper').pick('goblin-sniper').sees({ 'goblin-sniper.zone': 'you.engaged' }).isAt('6.4a')
  },
)

scene(
  'Two Goblin Snipers in the staging area keep each other from being engaged optionally',
  {
    you: { heroes: ['aragorn'] },
    staging: [
      { card: 'goblin-sniper', as: 'left' },
      { card: 'goblin-sniper', as: 'right' },
    ],
    encounterDeck: 3,
    at: '5.2',
  },
  (t) => {
    t.sees({ 'left.zone': 'staging-area', 'right.zone': 'staging-area', 'aragorn.damage': 2 }).isAt('3.2')
  },
)

scene(
  'An engagement check makes Goblin Sniper engage while another enemy is in the staging area',
  { you: { heroes: ['aragorn'], threat: 48 }, staging: ['goblin-sniper', 'scene:enemy'], encounterDeck: 3, at: '5.3' },
  (t) => {
    t.sees({ 'goblin-sniper.zone': 'you.engaged', 'scene:enemy.zone': 'staging-area' }).isAt('6.4.1')
  },
)

scene(
  'At the end of the combat phase, Goblin Sniper in the staging area deals 1 damage to a character of each player',
  {
    you: { heroes: ['aragorn', 'theodred'], allies: ['snowbourn-scout'] },
    friend: { heroes: ['dunhere', 'eowyn'] },
    staging: ['goblin-sniper'],
    encounterDeck: 3,
    at: '6.10',
  },
  (t) => {
    t.asks('choose-for-damage', 'you').offers('aragorn', 'theodred', 'snowbourn-scout').pick('theodred')
    t.asks('choose-for-damage', 'friend').offers('dunhere', 'eowyn')
    t.changes(() => t.pick('eowyn'), { 'theodred.damage': +1, 'eowyn.damage': +1, 'aragorn.damage': 0, 'dunhere.damage': 0 })
    t.sees({ phase: 'quest', 'snowbourn-scout.zone': 'you.play-area' }).isAt('3.2')
  },
)

scene(
  'Goblin Sniper deals no damage at the end of another phase',
  { you: { heroes: ['aragorn'] }, staging: ['goblin-sniper'], encounterDeck: 3, at: '3.5' },
  (t) => {
    t.sees({ 'aragorn.damage': 0 }).decline().sees({ 'aragorn.damage': 1 }).tells('damaged', { card: 'aragorn' }, 1).isAt('3.2')
  },
)

scene(
  'Goblin Sniper deals no damage while it is engaged',
  { you: { heroes: ['aragorn'], engaged: ['goblin-sniper'] }, friend: { heroes: ['dunhere'] }, encounterDeck: 3, at: '6.10' },
  (t) => {
    t.sees({ 'aragorn.damage': 0, 'dunhere.damage': 0 }).isAt('3.2')
  },
)
