import { scene } from '@questwright/testkit'

const deck = { heroes: ['lcg-core-set:aragorn'], cards: { 'scene:card': 12 } }

scene(
  'The player who takes Silver Wing begins with 3 threat less',
  { game: { scenario: 'voyage-across-belegaer', decks: [deck] } },
  (t) => {
    // Aragorn has a threat cost of 12, so threat is lower by 3
    t.no().pick('silver-wing').sees({ 'you.threat': 9 }).asks('commit-to-sailing')
  },
)

scene(
  'Heroes of the player who controls Silver Wing get +1 attack; no other characters do',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }], allies: ['silver-wing', { card: 'scene:ally', as: 'cook' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'theirs' }] },
    at: '3.2',
  },
  (t) => {
    t.sees({ 'mine.attack': 1, 'theirs.attack': 0, 'cook.attack': 1, 'silver-wing.attack': 4 }).asks('choose-to-commit')
  },
)

scene(
  'When Silver Wing is destroyed, the player who controlled it is eliminated, and the others play on',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'silver-wing', damage: 12, is: ['exhausted'] }], engaged: ['scene:ship-enemy'] },
    friend: { heroes: ['scene:hero'], allies: ['scene:ally'] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.tells('eliminated', { seat: 'you' }, 1).asks('choose-to-commit', 'friend')
  },
)
