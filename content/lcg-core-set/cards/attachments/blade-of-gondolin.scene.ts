import { scene } from '@questwright/testkit'

scene(
  'Blade of Gondolin gives its hero 1 attack more against an Orc',
  { you: { heroes: [{ card: 'thalin', attachments: ['blade-of-gondolin'] }, 'gimli'], engaged: ['dol-guldur-beastmaster'] }, at: '6.7' },
  (t) => {
    t.sees({ 'thalin.attack': 2 }).pick('dol-guldur-beastmaster')
    // 2 + 1 attack, and the 2 of Gimli, against 1 defense
    t.changes(() => t.choose('thalin', 'gimli'), { 'dol-guldur-beastmaster.damage': +4 })
    t.isAt('3.2')
  },
)

scene(
  'Blade of Gondolin gives no attack against an enemy that is no Orc, and none to another attacker',
  {
    you: {
      heroes: [{ card: 'thalin', attachments: ['blade-of-gondolin'] }, 'gimli'],
      engaged: ['forest-spider', 'chieftan-ufthak', 'dol-guldur-beastmaster'],
      resources: 1,
      hand: ['blade-mastery'],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('chieftan-ufthak').choose('gimli').sees({ 'thalin.attack': 2, 'gimli.attack': 2, 'attack.strength': 2 }).isAt('window 6.8.1')
    t.until('6.8a').pick('forest-spider').sees({ 'thalin.attack': 2, 'attack.strength': 2 }).isAt('window 6.8.1')
  },
)

scene(
  'Two Blades of Gondolin give 2 attack and make 2 progress',
  {
    you: {
      heroes: [{ card: 'thalin', attachments: ['blade-of-gondolin', { card: 'blade-of-gondolin', as: 'other blade' }] }],
      engaged: [{ card: 'dol-guldur-orcs', damage: 2 }],
      resources: 1,
      hand: ['blade-mastery'],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('dol-guldur-orcs').sees({ 'attack.strength': 4 }).until('window 6.8.2').pass()
    t.offers('blade-of-gondolin#1', 'other blade')
    t.changes(() => t.use('other blade').use('blade-of-gondolin#1'), { 'quest.progress': +2 })
    t.isAt('window 6.8.3')
  },
)

scene(
  'Legolas and his Blade of Gondolin both make progress after he destroys an enemy',
  {
    you: { heroes: [{ card: 'legolas', attachments: ['blade-of-gondolin'] }], engaged: ['black-forest-bats'] },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('black-forest-bats').asks('after-response', 'you').offers('legolas', 'blade-of-gondolin')
    t.changes(() => t.use('blade-of-gondolin'), { 'quest.progress': +1 })
    t.offers('legolas')
    t.changes(() => t.use('legolas'), { 'quest.progress': +2 })
    t.isAt('3.2')
  },
)

scene(
  'Blade of Gondolin makes no progress when its hero did not attack or when the enemy survives',
  {
    you: {
      heroes: [{ card: 'thalin', attachments: ['blade-of-gondolin'] }, 'gimli'],
      engaged: ['black-forest-bats', 'ungoliants-spawn'],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('black-forest-bats').choose('gimli').sees({ 'black-forest-bats.zone': 'encounter-discard' })
    t.pick('ungoliants-spawn').sees({ 'quest.progress': 0, 'thalin.exhausted': 'no' }).isAt('3.2')
  },
)

scene(
  'Blade of Gondolin makes no progress when an event destroys the enemy that its hero attacks',
  {
    you: {
      heroes: [{ card: 'thalin', resources: 1, attachments: ['blade-of-gondolin'] }],
      allies: ['horseback-archer'],
      hand: ['rain-of-arrows'],
      engaged: [{ card: 'black-forest-bats', damage: 1 }],
    },
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    t.pick('black-forest-bats').choose('thalin').play('rain-of-arrows')
    t.sees({ 'black-forest-bats.zone': 'encounter-discard', 'quest.progress': 0 }).isAt('3.2')
  },
)

scene(
  'Blade of Gondolin gives its hero 1 attack against an Orc that is engaged with another player',
  {
    you: { heroes: [{ card: 'legolas', attachments: ['blade-of-gondolin'] }] },
    friend: { heroes: ['gimli'], engaged: ['dol-guldur-beastmaster'] },
    firstPlayer: 'friend',
    encounterDeck: 5,
    at: '6.7',
  },
  (t) => {
    // 2 + 3 + 1 attack against 1 defense and 5 hit points
    t.pick('dol-guldur-beastmaster').asks('choose-joining-attackers', 'you').choose('legolas').offers('legolas', 'blade-of-gondolin')
  },
)

scene(
  'Blade of Gondolin can be attached only to a hero',
  {
    you: { heroes: [{ card: 'gimli', resources: 1 }], allies: ['veteran-axehand'], hand: ['blade-of-gondolin'], engaged: ['king-spider'] },
    friend: { heroes: ['aragorn'] },
    at: 'planning',
  },
  (t) => {
    t.play('blade-of-gondolin').offers('gimli', 'aragorn')
    t.pick('gimli').sees({ 'blade-of-gondolin.zone': 'attachments of gimli' }).asks('choose-to-commit', 'you')
  },
)
