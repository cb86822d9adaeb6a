import { scene } from '@questwright/testkit'

scene(
  '[LCG-ATTACK-11] Stand Together lets several characters defend: their defense adds up, and one of them takes the damage',
  {
    you: {
      heroes: ['gimli', 'thalin', { card: 'legolas', is: ['exhausted'] }],
      hand: ['stand-together'],
      engaged: ['ungoliants-spawn', 'forest-spider'],
    },
    friend: { heroes: ['aragorn'] },
    at: 'window 6.2',
  },
  (t) => {
    t.play('stand-together').offers('you', 'friend').pick('you')
    t.pick('ungoliants-spawn').asks('choose-defenders', 'you').offers('gimli', 'thalin')
    t.choose('gimli', 'thalin').sees({ 'gimli.exhausted': 'yes', 'thalin.exhausted': 'yes' })
    t.asks('choose-defender-for-damage', 'you').offers('gimli', 'thalin')
    t.refuses(t.keysOf('gimli', 'thalin'), 'refused.too-many')
    t.changes(() => t.pick('thalin'), { 'thalin.damage': +1, 'gimli.damage': 0, 'legolas.damage': 0 })
    // no other character can defend against the other enemy, so Aragorn, who has Sentinel, can
    t.asks('choose-defender', 'friend').offers('aragorn')
  },
)

scene(
  'Stand Together works against each enemy in the phase, with any number of defenders',
  {
    you: {
      heroes: ['gimli', 'thalin', 'legolas'],
      allies: ['veteran-axehand'],
      hand: ['stand-together'],
      engaged: ['king-spider', 'forest-spider', 'hummerhorns'],
    },
    at: 'window 6.2',
  },
  (t) => {
    t.play('stand-together').pick('king-spider').offers('gimli', 'thalin', 'legolas', 'veteran-axehand')
    // 2 + 1 defense against 3 attack
    t.changes(() => t.choose('gimli', 'veteran-axehand'), { 'gimli.damage': 0, 'veteran-axehand.damage': 0 })
    t.pick('forest-spider').asks('choose-defenders', 'you').offers('thalin', 'legolas')
    // a single defender is allowed too
    t.changes(() => t.choose('thalin'), { 'thalin.damage': 0, 'legolas.exhausted': 'no' })
    t.asks('choose-defenders', 'you').choose().asks('choose-hero-for-damage', 'you')
  },
)

scene(
  '[LCG-ATTACK-4] Stand Together works for one player and for one phase',
  {
    you: { heroes: ['gimli', 'thalin'], hand: ['stand-together'], engaged: ['king-spider'], threat: 10 },
    friend: { heroes: ['legolas', 'eleanor'], engaged: ['forest-spider'], threat: 10 },
    encounterDeck: 7,
    at: 'window 6.2',
  },
  (t) => {
    t.play('stand-together', 'you').choose('gimli', 'thalin')
    t.asks('choose-defender', 'friend').offers('legolas', 'eleanor')
    t.refuses(t.keysOf('legolas', 'eleanor'), 'refused.too-many')
    t.choose('eleanor').until('6.4.1', 'next round').sees({ round: 2, firstPlayer: 'friend' }).asks('choose-defender', 'friend')
    t.pick('eleanor').asks('choose-defender', 'you').refuses(t.keysOf('gimli', 'thalin'), 'refused.too-many')
    t.isAt('6.4.1')
  },
)

scene(
  'Each of two Gondorian Spearmen who defend by Stand Together deals 1 damage to the attacker',
  {
    you: {
      heroes: ['gimli'],
      allies: ['gondorian-spearman', { card: 'gondorian-spearman', as: 'other spearman' }],
      hand: ['stand-together'],
      engaged: [{ card: 'king-spider', damage: 1, shadow: ['dol-guldur-orcs'] }],
    },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('stand-together').choose('gondorian-spearman', 'other spearman').offers('gondorian-spearman#1', 'other spearman')
    t.use('other spearman').sees({ 'king-spider.damage': 2 }).offers('gondorian-spearman#1')
    t.use('gondorian-spearman#1').sees({ 'king-spider.zone': 'encounter-discard' }).tells('shadow-revealed', {}, 0).isAt('3.2')
  },
)

scene(
  'A defender by Stand Together who is destroyed adds no defense, and the other defender takes the damage',
  {
    you: {
      heroes: ['gimli', 'legolas'],
      allies: ['gondorian-spearman'],
      hand: ['stand-together'],
      engaged: [{ card: 'king-spider', shadow: ['hummerhorns'] }],
    },
    at: 'window 6.2',
  },
  (t) => {
    // the shadow effect deals 1 damage to each defender; then 3 attack against the 2 defense of Gimli
    t.play('stand-together').choose('gimli', 'gondorian-spearman').pass()
    t.sees({ 'gondorian-spearman.zone': 'you.discard', 'gimli.damage': 2, 'legolas.damage': 1 }).isAt('6.8a')
  },
)

scene(
  'Only one character can defend when Stand Together is not played',
  { you: { heroes: ['gimli', 'thalin'], hand: ['stand-together'], engaged: ['king-spider'] }, at: 'window 6.2' },
  (t) => {
    t.offers('stand-together').until('6.4.1').refuses(t.keysOf('gimli', 'thalin'), 'refused.too-many').asks('choose-defender', 'you')
  },
)

scene(
  '[LCG-COST-4] Stand Together costs 0 and cannot be played without a Tactics hero',
  { you: { heroes: ['aragorn', 'gloin'], resources: 3, hand: ['stand-together'], engaged: ['king-spider'] }, at: 'window 6.2' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('6.4.1')
  },
)

scene(
  'Stand Together that is played in the encounter phase does not work in the combat phase',
  { you: { heroes: ['gimli', 'thalin'], hand: ['stand-together'], engaged: ['king-spider'] }, at: 'window 5.3' },
  (t) => {
    t.play('stand-together').asks('choose-defender', 'you').refuses(t.keysOf('gimli', 'thalin'), 'refused.too-many').isAt('6.4.1')
  },
)
