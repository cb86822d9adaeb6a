import { scene } from '@questwright/testkit'

scene(
  '[LCG-PATTACK-5] Quick Strike lets one character attack at once; its player may still attack that enemy in the combat phase',
  {
    you: {
      heroes: [{ card: 'legolas', resources: 1, attachments: ['dwarven-axe'] }, 'gimli', 'thalin'],
      hand: ['quick-strike'],
      engaged: ['ungoliants-spawn'],
    },
    encounterDeck: 5,
    at: 'planning',
  },
  (t) => {
    t.play('quick-strike').asks('choose-to-exhaust', 'you').offers('legolas', 'gimli', 'thalin')
    // 3 + 1 attack against 2 defense
    t.changes(() => t.pick('legolas'), { 'ungoliants-spawn.damage': +2, 'legolas.exhausted': 'yes', 'gimli.exhausted': 'no' })
    t.tells('attack-ended', {}, 1).sees({ 'ungoliants-spawn.zone': 'you.engaged', phase: 'quest' })
    t.until('6.4.1').choose('thalin')
    t.asks('choose-enemy-to-attack', 'you').offers('ungoliants-spawn')
  },
)

scene(
  'Quick Strike can attack an enemy of another player only with a Ranged character',
  {
    you: { heroes: [{ card: 'legolas', resources: 1 }, 'gimli'], allies: ['veteran-axehand'], hand: ['quick-strike'] },
    friend: { heroes: ['thalin'], engaged: ['king-spider', 'forest-spider'] },
    staging: ['hummerhorns'],
    at: 'window 1.3',
  },
  (t) => {
    t.play('quick-strike').asks('choose-enemy-to-attack', 'you').offers('king-spider', 'forest-spider')
    t.changes(() => t.pick('king-spider'), { 'king-spider.damage': +2, 'legolas.exhausted': 'yes', 'gimli.exhausted': 'no' })
    t.isAt('3.2')
  },
)

scene(
  'Quick Strike lets Dúnhere attack an enemy in the staging area',
  {
    you: { heroes: ['dunhere', { card: 'gimli', resources: 1 }], hand: ['quick-strike'] },
    staging: ['forest-spider', 'old-forest-road'],
    at: 'window 1.3',
  },
  (t) => {
    t.changes(() => t.play('quick-strike'), { 'forest-spider.damage': +2, 'dunhere.exhausted': 'yes', 'gimli.exhausted': 'no' })
    t.isAt('3.2')
  },
)

scene(
  'Quick Strike cannot be played when no ready character has an enemy to attack',
  {
    you: { heroes: [{ card: 'legolas', resources: 1, is: ['exhausted'] }, 'gimli'], hand: ['quick-strike'] },
    friend: { engaged: ['king-spider'] },
    staging: ['hummerhorns'],
    at: 'window 1.3',
  },
  (t) => {
    t.sees({ 'you.hand': 1, 'legolas.resources': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-PATTACK-6] An attack by Quick Strike has all action windows; no Ranged character of another player joins it',
  {
    you: { heroes: [{ card: 'gimli', resources: 2 }], hand: ['quick-strike', 'blade-mastery'], engaged: ['ungoliants-spawn'] },
    friend: { heroes: ['legolas'], allies: ['veteran-axehand'] },
    at: 'window 3.1',
  },
  (t) => {
    t.play('quick-strike').isAt('window 6.8.1').sees({ 'attack.strength': 2 })
    t.pass().isAt('window 6.8.2')
    t.changes(() => t.play('blade-mastery', 'gimli'), { 'ungoliants-spawn.damage': +1, 'legolas.exhausted': 'no' })
    t.sees({ phase: 'quest' }).asks('choose-to-commit', 'friend')
  },
)

scene(
  '[LCG-ATTACK-18] When Quick Strike destroys an attacking enemy, the attack of that enemy ends',
  {
    you: {
      heroes: [{ card: 'legolas', resources: 1 }, 'gimli'],
      hand: ['quick-strike'],
      engaged: [{ card: 'black-forest-bats', shadow: ['dol-guldur-orcs'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.until('6.4.1').choose('gimli').isAt('window 6.4.1')
    t.play('quick-strike').pass()
    t.sees({ 'black-forest-bats.zone': 'encounter-discard', 'gimli.damage': 0 }).tells('shadow-revealed', {}, 0).isAt('3.2')
  },
)

scene(
  'An enemy that Quick Strike destroys before the enemies attack does not attack',
  {
    you: { heroes: [{ card: 'gimli', resources: 1, damage: 3 }], hand: ['quick-strike'], engaged: ['king-spider'] },
    encounterDeck: 5,
    at: 'window 6.2',
  },
  (t) => {
    t.play('quick-strike').sees({ 'king-spider.zone': 'encounter-discard' }).tells('attacks', {}, 0).isAt('3.2')
  },
)
