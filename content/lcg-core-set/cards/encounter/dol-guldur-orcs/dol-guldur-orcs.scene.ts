import { scene } from '@questwright/testkit'

scene(
  'Dol Guldur Orcs deal 2 damage to a committed character of any player, whom the first player chooses',
  {
    you: { heroes: [{ card: 'aragorn', is: ['exhausted', 'committed'] }, 'gloin'] },
    friend: { heroes: [{ card: 'theodred', is: ['exhausted', 'committed'] }] },
    encounterDeck: ['dol-guldur-orcs', 'scene:treachery'],
    at: '3.3',
  },
  (t) => {
    t.asks('choose-for-damage', 'you').offers('aragorn', 'theodred')
    t.changes(() => t.pick('theodred'), { 'theodred.damage': +2, 'aragorn.damage': 0, 'gloin.damage': 0 })
    t.sees({ 'dol-guldur-orcs.zone': 'staging-area' }).isAt('5.2')
  },
)

scene(
  'Dol Guldur Orcs damage no character if none is committed',
  { you: { heroes: [{ card: 'aragorn', is: ['exhausted'] }] }, encounterDeck: ['dol-guldur-orcs'], at: '3.3' },
  (t) => {
    t.sees({ 'aragorn.damage': 0, 'dol-guldur-orcs.zone': 'staging-area' }).isAt('5.2')
  },
)

scene(
  '[LCG-STEP-6-4-2] [LCG-STEP-6-4-4] Shadow: Dol Guldur Orcs give the attacking enemy 1 attack for this attack',
  { you: { heroes: ['aragorn'], engaged: [{ card: 'king-spider', shadow: ['dol-guldur-orcs'] }] }, at: '6.3' },
  (t) => {
    t.choose('aragorn').sees({ 'aragorn.damage': 2, 'king-spider.attack': 3 }).isAt('3.2')
  },
)

scene(
  '[LCG-ATTACK-6] Shadow: Dol Guldur Orcs give the attacking enemy 3 attack when the attack is undefended',
  { you: { heroes: ['scene:hero', 'dunhere'], engaged: [{ card: 'forest-spider', shadow: ['dol-guldur-orcs'] }] }, at: '6.3' },
  (t) => {
    // 2 + 3 attack, undefended: all damage on one hero
    t.decline().offers('scene:hero', 'dunhere')
    t.changes(() => t.pick('scene:hero'), { 'scene:hero.damage': +5, 'dunhere.damage': 0 })
    t.isAt('6.8a')
  },
)
