import { scene } from '@questwright/testkit'

scene(
  'Thicket of Spears costs 1 resource from each of three heroes, and enemies of the chosen player do not attack',
  {
    you: { heroes: ['gimli', 'legolas', 'thalin'], resources: 2, hand: ['thicket-of-spears'], engaged: ['king-spider', 'hummerhorns'] },
    friend: { heroes: ['eleanor'], engaged: ['forest-spider'] },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('thicket-of-spears').offers('you', 'friend').sees({ 'gimli.resources': 1, 'legolas.resources': 1, 'thalin.resources': 1 })
    t.pick('you').asks('choose-defender', 'friend').tells('attacks', {}, 1)
    t.choose('eleanor').asks('choose-enemy-to-attack', 'you').tells('attacks', { card: 'forest-spider', seat: 'friend' }, 1)
    t.tells('attacks', { seat: 'you' }, 0).isAt('6.8a')
  },
)

scene(
  'Thicket of Spears cannot be paid from the pools of only two heroes',
  {
    you: {
      heroes: [{ card: 'gimli', resources: 3 }, { card: 'legolas', resources: 3 }, 'thalin'],
      hand: ['thicket-of-spears'],
      engaged: ['king-spider'],
    },
    at: 'window 6.2',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('6.4.1')
  },
)

scene(
  'Thicket of Spears cannot be played with only two Tactics heroes',
  {
    you: { heroes: ['gimli', 'legolas', 'aragorn'], resources: 3, hand: ['thicket-of-spears'], engaged: ['king-spider'] },
    at: 'window 6.2',
  },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('6.4.1')
  },
)

scene(
  'Thicket of Spears can be played as soon as a third hero has a resource',
  {
    you: {
      heroes: [
        { card: 'gimli', resources: 1 },
        { card: 'legolas', resources: 1 },
        { card: 'thalin', attachments: ['steward-of-gondor'] },
      ],
      hand: ['thicket-of-spears'],
      engaged: ['king-spider'],
    },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.offers('steward-of-gondor').use('steward-of-gondor').offers('thicket-of-spears')
    t.play('thicket-of-spears').sees({ 'gimli.resources': 0, 'legolas.resources': 0, 'thalin.resources': 1 })
    t.tells('attacks', {}, 0).isAt('6.8a')
  },
)

scene(
  'The player of Thicket of Spears names the three heroes who pay when more than three could pay',
  {
    you: {
      heroes: ['gimli', 'legolas', { card: 'thalin', resources: 4 }, { card: 'gimli', as: 'fourth one' }],
      resources: 1,
      hand: ['thicket-of-spears'],
      engaged: ['king-spider'],
    },
    at: 'window 6.2',
  },
  (t) => {
    t.play('thicket-of-spears').asks('choose-payers', 'you').offers('gimli', 'legolas', 'thalin', 'fourth one')
    t.refuses(t.keysOf('legolas', 'thalin'), 'refused.too-few')
    t.choose('legolas', 'thalin', 'fourth one')
    t.sees({ 'gimli#1.resources': 1, 'legolas.resources': 0, 'thalin.resources': 3, 'fourth one.resources': 0 }).isAt('6.8a')
  },
)

scene(
  '[LCG-LASTING-2] An enemy that engages the chosen player after Thicket of Spears can attack',
  {
    you: {
      heroes: ['gimli', 'legolas', 'thalin', 'aragorn'],
      resources: 1,
      hand: ['thicket-of-spears', 'sneak-attack', 'son-of-arnor'],
      engaged: ['hummerhorns'],
    },
    friend: { heroes: ['eleanor'], engaged: ['king-spider'] },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('thicket-of-spears', 'you').play('sneak-attack').use('son-of-arnor').until('6.4.1')
    t.tells('attacks', { card: 'king-spider', seat: 'you' }, 1).tells('attacks', { card: 'hummerhorns' }, 0).sees({ round: 1 })
    t.asks('choose-defender', 'you')
  },
)

scene(
  'An enemy that Thicket of Spears stops can attack another player whom it engages in that phase',
  {
    you: { heroes: ['gimli', 'legolas', 'thalin', 'aragorn'], resources: 1, hand: ['thicket-of-spears', 'sneak-attack', 'son-of-arnor'] },
    friend: { heroes: ['eleanor'], engaged: ['king-spider', 'hummerhorns'] },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('thicket-of-spears', 'friend').play('sneak-attack').use('son-of-arnor', 'king-spider').until('6.4.1')
    t.tells('attacks', { card: 'king-spider', seat: 'you' }, 1).tells('attacks', { card: 'hummerhorns' }, 0).sees({ round: 1 })
    t.asks('choose-defender', 'you')
  },
)

scene(
  'Thicket of Spears that is played in the encounter phase does not work in the combat phase',
  {
    you: { heroes: ['gimli', 'legolas', 'thalin'], resources: 1, hand: ['thicket-of-spears'], engaged: ['king-spider'] },
    encounterDeck: 5,
    at: 'window 5.3',
  },
  (t) => {
    t.play('thicket-of-spears').tells('attacks', { card: 'king-spider' }, 1).sees({ round: 1 }).asks('choose-defender', 'you')
  },
)
