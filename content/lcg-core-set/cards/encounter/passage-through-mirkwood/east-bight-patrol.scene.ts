import { scene } from '@questwright/testkit'

scene(
  'Shadow: East Bight Patrol gives the attacking enemy 1 attack',
  { you: { heroes: ['aragorn', 'gloin'], threat: 20, engaged: [{ card: 'king-spider', shadow: ['east-bight-patrol'] }] }, at: '6.3' },
  (t) => {
    t.changes(() => t.choose('aragorn'), { 'aragorn.damage': +2, 'you.threat': 0, 'king-spider.attack': 0 })
    t.isAt('6.8a')
  },
)

scene(
  'Shadow: East Bight Patrol also raises the threat of the attacked player by 3 when the attack is undefended',
  {
    you: { heroes: ['aragorn', 'theodred'], threat: 20, engaged: [{ card: 'king-spider', shadow: ['east-bight-patrol'] }] },
    friend: { threat: 20 },
    at: '6.3',
  },
  (t) => {
    t.changes(() => t.decline().pick('aragorn'), { 'aragorn.damage': +4, 'you.threat': +3, 'friend.threat': 0 })
    t.isAt('6.8a')
  },
)
