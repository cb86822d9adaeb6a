import { scene } from '@questwright/testkit'

const deck = { heroes: ['lcg-core-set:aragorn'], cards: { 'scene:card': 12 } }

scene('The player who takes Dawn Star begins with 3 threat more', { game: { scenario: 'voyage-across-belegaer', decks: [deck] } }, (t) => {
  const before = Number(t.value('you.threat'))
  t.no()
    .pick('dawn-star')
    .sees({ 'you.threat': before + 3 })
    .asks('commit-to-sailing')
})

scene(
  'The player who controls Dawn Star, and no other player, draws 1 card more in the resource phase',
  { you: { allies: ['dawn-star'], deck: 6 }, friend: { deck: 6 }, encounterDeck: 4, at: '1.1' },
  (t) => {
    t.sees({ 'you.deck': 4, 'friend.deck': 5 }).asks('choose-to-commit')
  },
)

scene(
  'When Dawn Star is destroyed, the player who controlled it is eliminated, and the others play on',
  {
    you: { heroes: ['scene:hero'], allies: [{ card: 'dawn-star', damage: 14, is: ['exhausted'] }], engaged: ['scene:ship-enemy'] },
    friend: { heroes: ['scene:hero'], allies: ['scene:ally'] },
    encounterDeck: 4,
    at: '6.3',
  },
  (t) => {
    t.tells('eliminated', { seat: 'you' }, 1).asks('choose-to-commit', 'friend')
  },
)
