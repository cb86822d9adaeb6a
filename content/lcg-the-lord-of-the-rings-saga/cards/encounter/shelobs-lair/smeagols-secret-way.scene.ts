import { scene } from '@questwright/testkit'

const smeagol = (is: readonly ['exhausted'] | readonly []) => ({ card: 'gollum', side: 'B', is }) as const
const board = (is: readonly ['exhausted'] | readonly [], hand: readonly string[] = ['scene:card']) =>
  ({
    you: { allies: [smeagol(is)], hand: ['scene:card', 'scene:card'] },
    friend: { hand },
    staging: ['smeagols-secret-way', 'scene:enemy'],
    encounterDeck: 5,
    at: '4.2',
  }) as const

scene('The player who travels to Sméagol’s Secret Way may exhaust Sméagol as the cost', board([]), (t) => {
  t.pick('smeagols-secret-way').asks('choose-price', 'you').offers('exhaust', 'discard').pick('exhaust')
  t.sees({ 'gollum.exhausted': 'yes', 'you.hand': 2, 'friend.hand': 1, 'smeagols-secret-way.zone': 'active-location' })
  t.asks('choose-enemy-to-engage')
})

scene('Each player may discard a card at random as the cost to travel to Sméagol’s Secret Way', board([]), (t) => {
  t.pick('smeagols-secret-way').pick('discard')
  t.sees({ 'gollum.exhausted': 'no', 'you.hand': 1, 'friend.hand': 0, 'smeagols-secret-way.zone': 'active-location' })
  t.asks('choose-enemy-to-engage')
})

scene('Nobody travels to Sméagol’s Secret Way while Sméagol is exhausted and a hand is empty', board(['exhausted'], []), (t) => {
  t.sees({ 'smeagols-secret-way.zone': 'staging-area', 'you.hand': 2 }).asks('choose-enemy-to-engage')
})

scene('Sméagol must exhaust for the travel to Sméagol’s Secret Way if a hand is empty', board([], []), (t) => {
  t.pick('smeagols-secret-way').sees({ 'gollum.exhausted': 'yes', 'you.hand': 2 }).asks('choose-enemy-to-engage')
})

scene(
  'When Sméagol’s Secret Way is explored, each player exhausts a character or discards a card at random',
  {
    you: {
      heroes: ['scene:hero', { card: 'scene:hero', as: 'other' }],
      allies: [{ card: 'scene:ally', is: ['exhausted', 'committed'], lasting: [{ stat: 'willpower', set: 3, until: 'phase' }] }],
      hand: ['scene:card'],
    },
    friend: { hand: ['scene:card', 'scene:card'] },
    activeLocation: 'smeagols-secret-way',
    staging: ['scene:enemy'],
    encounterDeck: 5,
    at: '3.4',
  },
  (t) => {
    t.asks('choose-loss', 'you').offers('falter', 'forget').pick('falter').asks('choose', 'you').pick('other')
    t.asks('choose-loss', 'friend').pick('forget')
    t.sees({ 'other.exhausted': 'yes', 'scene:hero.exhausted': 'no', 'you.hand': 1, 'friend.hand': 1 })
    t.sees({ 'smeagols-secret-way.zone': 'victory-display', 'score.victoryPoints': 2 }).asks('choose-enemy-to-engage')
  },
)

scene(
  'Sméagol’s Secret Way is immune to effects of player cards',
  {
    you: { heroes: [{ card: 'lcg-core-set:eowyn', resources: 1 }], hand: ['lcg-core-set:power-in-the-earth'] },
    staging: ['smeagols-secret-way', 'scene:location'],
    at: '2.2',
  },
  (t) => {
    t.play('power-in-the-earth').sees({ 'power-in-the-earth.zone': 'attachments of location', 'smeagols-secret-way.attachments': 0 })
    t.asks('choose-to-commit')
  },
)
