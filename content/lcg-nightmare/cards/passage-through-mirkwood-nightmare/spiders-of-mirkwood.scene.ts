import { scene } from '@questwright/testkit'

scene(
  'Spiders of Mirkwood gets 1 attack for each exhausted character of the player with whom it is engaged',
  {
    you: {
      heroes: [{ card: 'scene:hero', as: 'one', is: ['exhausted'] }, { card: 'scene:hero', as: 'two', is: ['exhausted'] }, 'scene:hero'],
      engaged: ['spiders-of-mirkwood'],
    },
    friend: { heroes: [{ card: 'scene:hero', as: 'other', is: ['exhausted'] }] },
    at: 'planning',
  },
  (t) => {
    t.sees({ 'spiders-of-mirkwood.attack': 4 })
    t.isAt('3.2')
  },
)

scene(
  'Spiders of Mirkwood has its printed attack in the staging area',
  { you: { heroes: [{ card: 'scene:hero', is: ['exhausted'] }] }, staging: ['spiders-of-mirkwood'], at: 'planning' },
  (t) => {
    t.sees({ 'spiders-of-mirkwood.attack': 2 })
    t.isAt('5.2')
  },
)

const web = {
  you: {
    heroes: [
      { card: 'scene:hero', as: 'mine' },
      { card: 'scene:hero', as: 'mate' },
      { card: 'scene:hero', as: 'last' },
    ],
    engaged: [{ card: 'scene:enemy', shadow: ['spiders-of-mirkwood'], lasting: [{ stat: 'attack', set: 0, until: 'game' }] }],
  },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: the defending player exhausts a ready character', web, (t) => {
  t.choose('mine').asks('choose-to-exhaust', 'you').offers('mate', 'last').pick('mate')
  t.sees({ 'mate.exhausted': 'yes', 'mate.damage': 0, 'last.exhausted': 'no' })
  t.isAt('6.8a')
})

scene('Shadow: the defending player exhausts a ready character and deals it 2 damage if the attack is undefended', web, (t) => {
  t.decline().pick('mate').sees({ 'mate.exhausted': 'yes', 'mate.damage': 2, 'mine.exhausted': 'no' })
  t.isAt('6.8a')
})
