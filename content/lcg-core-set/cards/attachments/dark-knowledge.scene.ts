import { scene } from '@questwright/testkit'

const seer = { card: 'eowyn', attachments: ['dark-knowledge'] } as const

scene(
  'Dark Knowledge is attached to a hero, who loses 1 willpower',
  {
    you: { heroes: [{ card: 'beravor', resources: 1 }], allies: ['gleowine'], hand: ['dark-knowledge'] },
    friend: { heroes: ['eowyn'] },
    staging: ['forest-spider'],
    at: 'planning',
  },
  (t) => {
    t.play('dark-knowledge').offers('beravor', 'eowyn')
    t.changes(() => t.pick('eowyn'), { 'eowyn.willpower': -1, 'beravor.willpower': 0 })
    t.sees({ 'dark-knowledge.controller': 'friend', 'beravor.resources': 0 }).isAt('3.2')
  },
)

scene(
  'Dark Knowledge exhausts to look at a shadow card just dealt to an enemy engaged with you; nobody else sees it',
  {
    you: { heroes: [seer, 'gloin'], engaged: ['king-spider', 'forest-spider'] },
    friend: { engaged: ['black-forest-bats'] },
    encounterDeck: ['enchanted-stream', 'dol-guldur-orcs', 'old-forest-road'],
    at: '6.1',
  },
  (t) => {
    // the shadow card of the spider with the higher engagement cost is dealt first
    t.asks('after-response', 'you').offers('dark-knowledge').sees({ 'forest-spider.shadow': 1, 'king-spider.shadow': 0 })
    t.pass().asks('after-response', 'you').sees({ 'king-spider.shadow': 1 })
    t.changes(() => t.use('dark-knowledge'), { 'dark-knowledge.exhausted': 'yes' })
    t.sees({ 'dol-guldur-orcs.knownTo': ['you'], 'enchanted-stream.knownTo': [], 'old-forest-road.knownTo': [] })
    t.tells('looked-at', { seat: 'you', amount: 1, known: 'no' }, 1).asks('choose-next-attacker', 'you')
  },
)

scene(
  'Dark Knowledge does not look at shadow cards of enemies that cannot attack or that attack another player',
  {
    you: { heroes: [seer], engaged: [{ card: 'king-spider', attachments: ['forest-snare'] }] },
    friend: { engaged: ['dol-guldur-beastmaster'] },
    encounterDeck: ['enchanted-stream', 'dol-guldur-orcs', 'forest-gate'],
    at: '6.1',
  },
  (t) => {
    t.sees({ 'king-spider.shadow': 1, 'dol-guldur-beastmaster.shadow': 2 }).asks('choose-defender', 'friend')
  },
)

scene(
  'Dark Knowledge can look at a shadow card that is dealt during an attack',
  {
    you: { heroes: [seer], engaged: ['dol-guldur-beastmaster'] },
    encounterDeck: ['enchanted-stream', 'dol-guldur-orcs'],
    at: '6.1',
  },
  (t) => {
    t.pass().asks('after-response', 'you').offers('dark-knowledge').use('dark-knowledge')
    t.sees({ 'dol-guldur-orcs.knownTo': ['you'], 'enchanted-stream.knownTo': [] }).asks('choose-defender', 'you')
  },
)

scene(
  '[LCG-ABILITY-7] Dark Knowledge cannot be used when its player already knows the shadow card or no shadow card was dealt',
  {
    you: { heroes: [seer, 'gloin'], allies: ['henamarth-riversong'], engaged: ['king-spider', 'forest-spider'] },
    encounterDeck: ['dol-guldur-orcs'],
    at: 'window 5.3',
  },
  (t) => {
    t.use('henamarth-riversong').sees({ 'forest-spider.shadow': 1, 'king-spider.shadow': 0, 'dark-knowledge.exhausted': 'no' })
    t.asks('choose-next-attacker', 'you')
  },
)

scene(
  'Dark Knowledge cannot be used while it is exhausted',
  {
    you: {
      heroes: [{ card: 'eowyn', attachments: [{ card: 'dark-knowledge', is: ['exhausted'] }] }],
      engaged: ['king-spider'],
    },
    encounterDeck: ['dol-guldur-orcs'],
    at: '6.1',
  },
  (t) => {
    t.sees({ 'dol-guldur-orcs.knownTo': [], 'eowyn.willpower': 3 }).asks('choose-defender', 'you')
  },
)
