import { scene } from '@questwright/testkit'

const scout = { heroes: [{ card: 'beravor', resources: 3 }], hand: ['forest-snare'] }

scene(
  '[LCG-CONTROL-5] Forest Snare is attached to an enemy that is engaged with any player, and stays under your control',
  { you: { ...scout, engaged: ['king-spider'] }, friend: { engaged: ['black-forest-bats'] }, staging: ['forest-spider'], at: 'planning' },
  (t) => {
    t.play('forest-snare').offers('king-spider', 'black-forest-bats')
    t.pick('black-forest-bats').sees({
      'forest-snare.zone': 'attachments of black-forest-bats',
      'forest-snare.controller': 'you',
      'beravor.resources': 0,
    })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-CHOOSE-2] Forest Snare cannot be played on an enemy in the staging area, or on a character',
  { you: scout, staging: ['forest-spider'], at: 'planning' },
  (t) => {
    t.sees({ 'you.hand': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-SHADOW-4] An enemy with Forest Snare does not attack and its shadow card is not resolved; other enemies attack',
  {
    you: { heroes: ['aragorn', 'gloin'], engaged: [{ card: 'forest-spider', attachments: ['forest-snare'] }, 'black-forest-bats'] },
    encounterDeck: ['dol-guldur-orcs', 'enchanted-stream', 'old-forest-road'],
    at: '6.1',
  },
  (t) => {
    t.asks('choose-defender', 'you').tells('attacks', { card: 'black-forest-bats' }, 1)
    t.pick('gloin').asks('choose-enemy-to-attack', 'you').tells('attacks', { card: 'forest-spider' }, 0)
    t.sees({ 'dol-guldur-orcs.zone': 'shadow of forest-spider', 'dol-guldur-orcs.knownTo': [] })
    t.decline().tells('shadow-revealed', { card: 'dol-guldur-orcs' }, 0).tells('attacks', { card: 'forest-spider' }, 0)
    t.sees({ 'dol-guldur-orcs.zone': 'encounter-discard', 'forest-spider.shadow': 0, 'forest-spider.zone': 'you.engaged' })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-ATTACH-4] Forest Snare stays on an enemy that returns to the staging area, and the enemy does not attack after it engages',
  {
    you: {
      heroes: ['aragorn', { card: 'dunhere', resources: 2 }],
      hand: ['a-light-in-the-dark'],
      engaged: [{ card: 'king-spider', attachments: ['forest-snare'] }],
      threat: 30,
    },
    encounterDeck: 2,
    at: 'window 1.3',
  },
  (t) => {
    t.changes(() => t.play('a-light-in-the-dark'), { 'staging.threat': +2, 'king-spider.zone': 'staging-area' })
    t.sees({ 'forest-snare.zone': 'attachments of king-spider', 'king-spider.attachments': 1 })
    t.until('5.2').decline()
    t.sees({ 'king-spider.zone': 'you.engaged', 'king-spider.shadow': 1 }).tells('attacks', {}, 0).isAt('6.8a')
  },
)

scene(
  'When an enemy with Forest Snare is destroyed in an attack, Forest Snare goes to the discard pile of its owner',
  {
    you: { heroes: ['aragorn'] },
    friend: {
      heroes: ['gloin'],
      engaged: [{ card: 'forest-spider', damage: 3, attachments: [{ card: 'forest-snare', controller: 'you' }] }],
    },
    encounterDeck: 2,
    at: '6.7',
  },
  (t) => {
    t.until('6.8a').asks('choose-enemy-to-attack', 'friend').offers('forest-spider')
    t.changes(() => t.pick('forest-spider'), { encounterDiscard: +1, 'you.discard': +1, 'friend.discard': 0 })
    t.sees({ 'forest-snare.zone': 'you.discard' }).asks('choose-to-commit', 'friend')
  },
)
