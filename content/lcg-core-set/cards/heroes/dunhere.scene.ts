import { scene } from '@questwright/testkit'

scene(
  'Dúnhere attacks an enemy in the staging area alone, and gets 1 attack',
  { you: { heroes: ['dunhere', 'eleanor'], engaged: ['king-spider'] }, staging: ['forest-spider'], at: '6.7' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('forest-spider', 'king-spider')
    t.changes(() => t.pick('forest-spider'), { 'forest-spider.damage': +2, 'dunhere.exhausted': 'yes', 'eleanor.exhausted': 'no' })
    t.sees({ 'forest-spider.zone': 'staging-area', 'dunhere.attack': 2 }).isAt('6.8a')
  },
)

scene(
  'Dúnhere gets no additional attack against an engaged enemy',
  { you: { heroes: ['dunhere', 'eleanor'], engaged: ['forest-spider', 'king-spider'] }, at: '6.7' },
  (t) => {
    t.pick('forest-spider').offers('dunhere', 'eleanor')
    t.changes(() => t.choose('dunhere'), { 'forest-spider.damage': +1 })
    t.isAt('6.8a')
  },
)

scene(
  '[LCG-PATTACK-7] Other characters cannot join an attack of Dúnhere on the staging area, nor begin such an attack',
  {
    you: { heroes: ['dunhere', 'eleanor'], allies: ['guard-of-the-citadel'], engaged: ['king-spider'] },
    staging: ['forest-spider', 'black-forest-bats'],
    at: '6.7',
  },
  (t) => {
    t.offers('forest-spider', 'black-forest-bats', 'king-spider')
    // no choice of attackers, because only he can attack there
    t.changes(() => t.pick('forest-spider'), {
      'forest-spider.damage': +2,
      'guard-of-the-citadel.exhausted': 'no',
      'eleanor.exhausted': 'no',
    })
    t.offers('king-spider')
  },
)

scene(
  'Other characters can attack an engaged enemy together with Dúnhere',
  { you: { heroes: ['dunhere', 'eleanor'], engaged: ['king-spider'] }, staging: ['forest-spider'], at: '6.7' },
  (t) => {
    t.pick('king-spider').offers('dunhere', 'eleanor')
    // 2 + 1 attack against 1 defense, without his bonus for enemies in the staging area
    t.changes(() => t.choose('dunhere', 'eleanor'), { 'king-spider.damage': +2 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-RANGED-4] Ranged characters cannot join an attack of Dúnhere on the staging area',
  {
    you: { heroes: ['dunhere'] },
    friend: { heroes: ['gloin'], allies: ['silverlode-archer'], engaged: ['king-spider'] },
    staging: ['forest-spider'],
    at: '6.7',
  },
  (t) => {
    t.changes(() => t.pick('forest-spider'), { 'forest-spider.damage': +2, 'silverlode-archer.exhausted': 'no' })
    t.asks('choose-enemy-to-attack', 'friend').offers('king-spider')
  },
)

scene(
  '[LCG-IMMUNE-7] Dúnhere cannot attack an enemy in the staging area that is immune to player card effects',
  {
    you: { heroes: ['dunhere'], engaged: ['king-spider'] },
    staging: [{ card: 'forest-spider', lasting: [{ stat: 'immunities', gain: 'player-card-effects', until: 'game' }] }],
    at: '6.7',
  },
  (t) => {
    // King Spider is the only enemy that can still be attacked
    t.offers('king-spider').isAt('6.8a')
  },
)

scene(
  'Dúnhere can attack an engaged enemy that is immune to player card effects',
  {
    you: {
      heroes: ['dunhere'],
      engaged: [{ card: 'forest-spider', lasting: [{ stat: 'immunities', gain: 'player-card-effects', until: 'game' }] }],
    },
    at: '6.7',
  },
  (t) => {
    t.pick('forest-spider').sees({ 'forest-spider.damage': 1 }).isAt('3.2')
  },
)
