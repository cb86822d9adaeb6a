import { scene } from '@questwright/testkit'

scene(
  'Forest Spider gets 1 attack for the rest of the round when it engages a player',
  { you: { heroes: ['aragorn'] }, staging: ['forest-spider'], encounterDeck: 5, at: '5.2' },
  (t) => {
    t.pick('forest-spider').asks('choose-defender', 'you').sees({ 'forest-spider.attack': 3 })
    t.decline().sees({ 'aragorn.damage': 3 }).until('3.2', 'next round').sees({ 'forest-spider.attack': 2 }).isAt('3.2')
  },
)

scene(
  'A Forest Spider that engaged in an earlier round has its printed attack',
  { you: { heroes: ['aragorn'], engaged: ['forest-spider'] }, encounterDeck: 5, at: '6.2' },
  (t) => {
    t.sees({ 'forest-spider.attack': 2 }).asks('choose-defender', 'you')
  },
)

scene(
  'Shadow: Forest Spider makes the defending player discard one of their attachments',
  {
    you: {
      heroes: [
        { card: 'aragorn', attachments: ['celebrians-stone', 'caught-in-a-web'] },
        { card: 'gloin', attachments: ['the-favor-of-the-lady'] },
      ],
      engaged: [{ card: 'king-spider', shadow: ['forest-spider'] }],
    },
    friend: { heroes: [{ card: 'dunhere', attachments: [{ card: 'the-favor-of-the-lady', as: 'his' }] }] },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').asks('choose-to-discard', 'you').offers('celebrians-stone', 'the-favor-of-the-lady')
    t.changes(() => t.pick('the-favor-of-the-lady'), {
      'gloin.attachments': -1,
      'aragorn.attachments': 0,
      'dunhere.attachments': 0,
      'you.discard': +1,
    })
    t.isAt('6.8a')
  },
)

scene(
  'Shadow: Forest Spider discards nothing when the defending player controls no attachment',
  {
    you: { heroes: [{ card: 'aragorn', attachments: ['caught-in-a-web'] }], engaged: [{ card: 'king-spider', shadow: ['forest-spider'] }] },
    friend: { heroes: [{ card: 'dunhere', attachments: ['the-favor-of-the-lady'] }] },
    at: '6.3',
  },
  (t) => {
    t.choose('aragorn').sees({ 'aragorn.attachments': 1, 'dunhere.attachments': 1 }).isAt('3.2')
  },
)

scene(
  'Forest Spider gets no attack when another enemy engages a player',
  { you: { heroes: ['aragorn'] }, staging: ['forest-spider', 'black-forest-bats'], at: '5.2' },
  (t) => {
    t.pick('black-forest-bats').sees({ 'forest-spider.attack': 2 }).asks('choose-defender', 'you')
  },
)
