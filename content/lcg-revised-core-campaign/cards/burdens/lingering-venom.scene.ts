import { scene } from '@questwright/testkit'

const board = {
  you: {
    heroes: [
      { card: 'lcg-core-set:aragorn', damage: 1 },
      { card: 'gloin', damage: 1 },
    ],
    allies: [{ card: 'gandalf', damage: 1 }, 'snowbourn-scout'],
  },
  friend: { heroes: ['eowyn', 'theodred'] },
  encounterDeck: ['lingering-venom', 'scene:treachery', 'scene:treachery', 'scene:treachery'],
  at: '3.3',
} as const

scene('Lingering Venom lets each player exhaust damaged characters or deal 2 damage to a hero', board, (t) => {
  t.asks('choose-one', 'you').offers('weaken', 'sicken').pick('weaken')
  t.sees({ 'aragorn.exhausted': 'yes', 'gloin.exhausted': 'yes', 'gandalf.exhausted': 'yes', 'snowbourn-scout.exhausted': 'no' })
  // no character of the other player is damaged, so only one alternative is possible
  t.asks('choose-for-damage', 'friend').offers('eowyn', 'theodred').pick('eowyn').sees({ 'eowyn.damage': 2 })
  // a card for Surge, and one for each player
  t.tells('revealed', {}, 3).isAt('3.2')
})

scene(
  'Lingering Venom deals its 2 damage to the hero who has the most damage',
  {
    ...board,
    you: {
      heroes: [
        { card: 'lcg-core-set:aragorn', damage: 2 },
        { card: 'gloin', damage: 1 },
      ],
    },
  },
  (t) => {
    t.pick('sicken').sees({ 'aragorn.damage': 4, 'gloin.damage': 1 }).pick('theodred').sees({ 'theodred.damage': 2 }).isAt('3.2')
  },
)

scene(
  'Shadow: Lingering Venom exhausts each damaged character of the defending player',
  {
    you: {
      heroes: ['lcg-core-set:aragorn', { card: 'gloin', damage: 1 }, 'eowyn'],
      engaged: [{ card: 'king-spider', shadow: ['lingering-venom'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.choose('lcg-core-set:aragorn').sees({ 'gloin.exhausted': 'yes', 'eowyn.exhausted': 'no' }).asks('choose-enemy-to-attack')
  },
)
