import { scene } from '@questwright/testkit'

scene(
  'Gondorian Spearman deals 1 damage to the attacker when it is declared as defender',
  { you: { heroes: ['gimli'], allies: ['gondorian-spearman'], engaged: ['king-spider', 'hummerhorns'] }, at: '6.3' },
  (t) => {
    t.pick('king-spider').pick('gondorian-spearman').asks('after-response', 'you').offers('gondorian-spearman')
    // the attack continues: 3 attack against 1 defense
    t.changes(() => t.use('gondorian-spearman'), { 'king-spider.damage': +1, 'hummerhorns.damage': 0 })
    t.sees({ 'gondorian-spearman.zone': 'you.discard' }).isAt('6.4.1')
  },
)

scene(
  '[LCG-ATTACK-18] When Gondorian Spearman destroys the attacker, the attack ends and its shadow card is not revealed',
  {
    you: {
      heroes: ['gimli'],
      allies: ['gondorian-spearman'],
      engaged: [{ card: 'east-bight-patrol', damage: 1, shadow: ['dol-guldur-orcs'] }],
    },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.pick('gondorian-spearman').use('gondorian-spearman')
    t.sees({
      'east-bight-patrol.zone': 'encounter-discard',
      'dol-guldur-orcs.zone': 'encounter-discard',
      'gondorian-spearman.zone': 'you.play-area',
      'gondorian-spearman.damage': 0,
      'gimli.damage': 0,
    })
    t.tells('exhausted', { card: 'gondorian-spearman' }, 1).tells('shadow-revealed', {}, 0).isAt('3.2')
  },
)

scene(
  'Gondorian Spearman deals no damage when its player declines the response',
  { you: { heroes: ['gimli'], allies: ['gondorian-spearman'], engaged: ['black-forest-bats'] }, at: '6.3' },
  (t) => {
    t.pick('gondorian-spearman')
    t.changes(() => t.pass(), { 'black-forest-bats.damage': 0, 'gondorian-spearman.damage': 0 })
    t.isAt('6.8a')
  },
)

scene(
  'Gondorian Spearman deals no damage when another character defends',
  { you: { heroes: ['gimli'], allies: ['gondorian-spearman'], engaged: ['king-spider'] }, at: '6.3' },
  (t) => {
    t.pick('gimli').sees({ 'king-spider.damage': 0, 'gimli.damage': 1, 'gondorian-spearman.exhausted': 'no' }).isAt('6.8a')
  },
)

scene(
  'Gondorian Spearman defends for another player and deals 1 damage to the enemy of that player',
  {
    you: { heroes: ['gimli'], allies: ['gondorian-spearman'] },
    friend: { heroes: ['legolas'], engaged: [{ card: 'king-spider', damage: 2 }] },
    encounterDeck: 5,
    at: '6.3',
  },
  (t) => {
    t.asks('choose-defender', 'friend').decline().asks('choose-defender', 'you').offers('gondorian-spearman')
    t.pick('gondorian-spearman').asks('after-response', 'you').use('gondorian-spearman')
    t.sees({ 'king-spider.zone': 'encounter-discard', 'legolas.damage': 0, 'gondorian-spearman.zone': 'you.play-area' }).isAt('3.2')
  },
)
