import { scene } from '@questwright/testkit'

scene(
  'The Archery of Southron Mercenaries is the number of players: two of them deal 4 damage to two players',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    staging: ['southron-mercenaries', 'southron-mercenaries'],
    encounterDeck: 5,
    at: '6.1',
  },
  (t) => {
    t.asks('assign-damage', 'you').share({ mine: 1, theirs: 3 }).sees({ 'mine.damage': 1, 'theirs.damage': 3 }).isAt('3.2')
  },
)

scene('A single player is dealt 1 damage by Archery', { you: {}, staging: ['southron-mercenaries'], encounterDeck: 5, at: '6.1' }, (t) => {
  t.sees({ 'scene:hero.damage': 1 }).isAt('3.2')
})

scene(
  'Shadow: an attacking Harad enemy gets 3 attack',
  { you: { engaged: [{ card: 'southron-mercenaries', keywords: [], shadow: ['southron-mercenaries'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'scene:hero.damage': 6 }).isAt('6.8a')
  },
)

scene(
  'Shadow: an attacking enemy that is not of Harad gets 1 attack',
  { you: { engaged: [{ card: 'scene:enemy', shadow: ['southron-mercenaries'] }] }, encounterDeck: 5, at: '6.3' },
  (t) => {
    t.decline().sees({ 'scene:hero.damage': 2 }).isAt('6.8a')
  },
)
