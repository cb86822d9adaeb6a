import { scene } from '@questwright/testkit'

scene(
  '[LCG-RANGED-1] [LCG-RANGED-2] Silverlode Archer attacks an enemy that is engaged with another player; Aragorn cannot join',
  { you: { heroes: ['aragorn'], allies: ['silverlode-archer'] }, friend: { engaged: ['dol-guldur-beastmaster'] }, at: '6.7' },
  (t) => {
    t.asks('choose-enemy-to-attack', 'you').offers('dol-guldur-beastmaster')
    // Aragorn cannot join the attack: the archer is the only possible attacker
    t.changes(() => t.pick('dol-guldur-beastmaster'), {
      'silverlode-archer.exhausted': 'yes',
      'aragorn.exhausted': 'no',
      'dol-guldur-beastmaster.damage': +1,
    })
    t.asks('choose-enemy-to-attack', 'friend')
  },
)

scene(
  "[LCG-RANGED-1] Silverlode Archer joins in another player's attack",
  {
    firstPlayer: 'friend',
    you: { heroes: ['aragorn'], allies: ['silverlode-archer'] },
    friend: { heroes: ['gloin'], engaged: ['dol-guldur-beastmaster'] },
    at: '6.7',
  },
  (t) => {
    t.pick('dol-guldur-beastmaster').asks('choose-joining-attackers', 'you').offers('silverlode-archer')
    t.changes(() => t.choose('silverlode-archer'), { 'dol-guldur-beastmaster.damage': +3 })
    t.tells('exhausted', { card: 'silverlode-archer' }, 1).isAt('3.2')
  },
)

scene(
  '[LCG-RANGED-3] Silverlode Archer cannot attack while it is exhausted',
  {
    firstPlayer: 'friend',
    you: { heroes: ['aragorn'], allies: [{ card: 'silverlode-archer', is: ['exhausted'] }] },
    friend: { heroes: ['gloin'], engaged: ['dol-guldur-beastmaster'] },
    at: '6.7',
  },
  (t) => {
    t.pick('dol-guldur-beastmaster').sees({ 'dol-guldur-beastmaster.damage': 1 }).isAt('3.2')
  },
)

scene(
  '[LCG-RANGED-4] Silverlode Archer cannot attack an enemy in the staging area',
  { you: { heroes: ['aragorn'], allies: ['silverlode-archer'] }, staging: ['forest-spider'], at: '6.7' },
  (t) => {
    t.sees({ 'silverlode-archer.exhausted': 'no', round: 2 }).isAt('3.2')
  },
)
