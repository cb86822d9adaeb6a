import { scene } from '@questwright/testkit'

scene(
  'Any player may pay 1 damage on a hero to take 1 threat off Gladden Marshlands until the phase ends',
  {
    you: { heroes: [{ card: 'scene:hero', as: 'mine' }] },
    friend: { heroes: [{ card: 'scene:hero', as: 'other' }] },
    staging: ['gladden-marshlands'],
    encounterDeck: 5,
    at: 'window 3.1',
  },
  (t) => {
    t.use('gladden-marshlands').sees({ 'gladden-marshlands.threat': 9, 'mine.damage': 1, 'other.damage': 0 })
    t.until('4.2').sees({ 'gladden-marshlands.threat': 10 })
    t.isAt('4.2')
  },
)

const bog = {
  you: {
    heroes: [{ card: 'scene:hero', as: 'mine' }, 'scene:hero'],
    engaged: [{ card: 'lcg-core-set:forest-spider', shadow: ['gladden-marshlands'] }, 'lcg-core-set:king-spider'],
  },
  encounterDeck: 3,
  at: '6.3',
} as const

scene('Shadow: enemies engaged with the defending player get 1 attack', bog, (t) => {
  t.pick('forest-spider').choose('mine').sees({ 'forest-spider.attack': 3, 'king-spider.attack': 4 })
  t.isAt('6.4.1')
})

scene('Or 2 where nobody defends', bog, (t) => {
  t.pick('forest-spider').decline().sees({ 'forest-spider.attack': 4, 'king-spider.attack': 5 })
  t.isAt('6.4.3')
})
