import { scene } from '@questwright/testkit'

scene(
  'Smoking Blood heals all enemies, and each player raises their threat by the damage healed from engaged enemies',
  {
    you: { heroes: ['scene:hero'], engaged: [{ card: 'lcg-core-set:hill-troll', damage: 5 }], threat: 20 },
    friend: { heroes: ['scene:hero'], threat: 20 },
    staging: [{ card: 'lcg-core-set:king-spider', damage: 2 }],
    encounterDeck: ['smoking-blood', 'scene:treachery', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    // the threat of each player also rises by 2 because the quest fails
    t.sees({ 'hill-troll.damage': 0, 'king-spider.damage': 0, 'you.threat': 27, 'friend.threat': 22 }).tells(
      'revealed',
      { card: 'smoking-blood' },
      1,
    )
    t.isAt('5.2')
  },
)

scene(
  'Smoking Blood has surge when no enemy has damage',
  { you: { heroes: ['scene:hero'] }, encounterDeck: ['smoking-blood', 'scene:treachery', 'scene:treachery'], at: '3.3' },
  (t) => {
    t.tells('revealed', {}, 2).isAt('3.2')
  },
)

const blood = {
  you: {
    heroes: [{ card: 'lcg-core-set:aragorn', as: 'mine' }, { card: 'lcg-core-set:gimli' }],
    engaged: [
      { card: 'lcg-core-set:king-spider', damage: 2, shadow: ['smoking-blood'], lasting: [{ stat: 'attack', set: 1, until: 'game' }] },
    ],
  },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: the damage of the attacking enemy is moved to the defending character', blood, (t) => {
  t.choose('mine').sees({ 'mine.damage': 2, 'king-spider.damage': 0 })
  t.isAt('6.8a')
})

scene('Shadow: the damage of the attacking enemy is moved to the hero that is dealt the damage of an undefended attack', blood, (t) => {
  t.decline().pick('gimli').sees({ 'gimli.damage': 3, 'mine.damage': 0, 'king-spider.damage': 0 })
  t.isAt('6.8a')
})
