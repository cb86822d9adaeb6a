import { scene } from '@questwright/testkit'

scene(
  'Swift Strike deals 2 damage to the attacker after a character is declared as defender',
  {
    you: { heroes: [{ card: 'gimli', resources: 2 }, 'legolas'], hand: ['swift-strike'], engaged: ['ungoliants-spawn', 'forest-spider'] },
    at: '6.3',
  },
  (t) => {
    t.pick('ungoliants-spawn').pick('gimli').asks('after-response', 'you').offers('swift-strike')
    // the attack continues: 5 attack against 2 defense
    t.changes(() => t.play('swift-strike'), {
      'ungoliants-spawn.damage': +2,
      'forest-spider.damage': 0,
      'gimli.resources': -2,
      'gimli.damage': +3,
    })
    t.sees({ 'swift-strike.zone': 'you.discard' }).isAt('6.4.1')
  },
)

scene(
  '[LCG-ATTACK-18] When Swift Strike destroys the attacker, the attack ends and its shadow card is not revealed',
  {
    you: { heroes: [{ card: 'gimli', resources: 2 }], hand: ['swift-strike'] },
    friend: { heroes: ['legolas'], engaged: [{ card: 'east-bight-patrol', shadow: ['dol-guldur-orcs'] }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').pick('legolas').asks('after-response', 'you').play('swift-strike')
    t.sees({ 'east-bight-patrol.zone': 'encounter-discard', 'legolas.damage': 0 })
    t.tells('exhausted', { card: 'legolas' }, 1).tells('shadow-revealed', {}, 0).isAt('3.2')
  },
)

scene(
  'Swift Strike cannot be played when the attack is undefended',
  { you: { heroes: [{ card: 'gimli', resources: 2 }], hand: ['swift-strike'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.decline().sees({ 'king-spider.damage': 0, 'gimli.damage': 3, 'you.hand': 1 }).isAt('6.8a')
  },
)

scene(
  'Swift Strike and a defending Gondorian Spearman both deal damage to the attacker',
  {
    you: { heroes: [{ card: 'gimli', resources: 2 }], allies: ['gondorian-spearman'], hand: ['swift-strike'], engaged: ['king-spider'] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('gondorian-spearman').offers('gondorian-spearman', 'swift-strike')
    t.use('gondorian-spearman').offers('swift-strike')
    t.changes(() => t.play('swift-strike'), { 'king-spider.zone': 'encounter-discard', 'gondorian-spearman.zone': 'you.play-area' })
    t.isAt('3.2')
  },
)
