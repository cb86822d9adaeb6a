import { scene } from '@questwright/testkit'

scene(
  'Dúnhere alone attacks an enemy in the staging area, with 1 attack more',
  { you: { heroes: ['dunhere', 'eleanor'] }, staging: ['forest-spider'], at: '6.7' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('forest-spider')
    t.changes(() => t.pick('forest-spider'), { 'forest-spider.damage': +2, 'dunhere.exhausted': 'yes', 'eleanor.exhausted': 'no' })
    t.sees({ 'forest-spider.zone': 'staging-area', 'dunhere.attack': 2 })
    t.isAt('3.2')
  },
)

scene(
  'Dúnhere gets nothing more against an engaged enemy',
  { you: { heroes: ['dunhere'], engaged: ['forest-spider'] }, at: '6.7' },
  (t) => {
    t.changes(() => t.pick('forest-spider'), { 'forest-spider.damage': +1 })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-PATTACK-7] Dúnhere has no companions in an attack on the staging area, and others cannot begin one',
  { you: { heroes: ['dunhere', 'eleanor'], engaged: ['black-forest-bats'] }, staging: ['forest-spider'], at: '6.7' },
  (t) => {
    t.offers('forest-spider', 'black-forest-bats')
    t.pick('black-forest-bats').offers('dunhere', 'eleanor')
    // Dúnhere is exhausted now: nobody reaches into the staging area
    t.choose('dunhere').sees({ 'black-forest-bats.zone': 'encounter-discard' })
    t.isAt('3.2')
  },
)

scene(
  '[LCG-RANGED-4] Ranged characters cannot join an attack on the staging area',
  { you: { heroes: ['dunhere'] }, friend: { heroes: ['gloin'], allies: ['silverlode-archer'] }, staging: ['forest-spider'], at: '6.7' },
  (t) => {
    t.changes(() => t.pick('forest-spider'), { 'forest-spider.damage': +2, 'silverlode-archer.exhausted': 'no' })
    t.isAt('3.2')
  },
)
