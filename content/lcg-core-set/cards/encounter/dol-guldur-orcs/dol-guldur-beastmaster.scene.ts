import { scene } from '@questwright/testkit'

scene(
  '[LCG-SHADOW-8] Dol Guldur Beastmaster is dealt one more shadow card when it attacks, and both cards take effect',
  {
    you: { heroes: ['aragorn'], engaged: ['dol-guldur-beastmaster'] },
    encounterDeck: ['dol-guldur-orcs', 'east-bight-patrol', 'scene:treachery'],
    at: '6.2',
  },
  (t) => {
    t.asks('choose-defender', 'you').sees({ 'dol-guldur-beastmaster.shadow': 2, encounterDeck: 1 })
    // 3 + 1 + 1 attack against 2 defense
    t.choose('aragorn').sees({ 'aragorn.damage': 3 }).isAt('3.2')
  },
)

scene(
  'Dol Guldur Beastmaster is dealt one shadow card before it attacks, as other enemies are',
  {
    you: { heroes: ['aragorn', 'gloin'], allies: ['faramir'], engaged: ['dol-guldur-beastmaster', 'king-spider'] },
    encounterDeck: 5,
    at: '6.2',
  },
  (t) => {
    t.asks('action-window', 'you').sees({ 'dol-guldur-beastmaster.shadow': 1, 'king-spider.shadow': 1 })
    t.until('6.4a').pick('king-spider').until('6.4.1').sees({ 'king-spider.shadow': 1, 'dol-guldur-beastmaster.shadow': 1 }).isAt('6.4.1')
  },
)
