import { scene } from '@questwright/testkit'

scene(
  'The Reed Path lowers the engagement cost of enemies in the staging area by 5, and not that of engaged enemies',
  { quest: 'the-reed-path', staging: ['reedfang'], you: { engaged: ['mere-hound'], threat: 23 }, at: '5.3' },
  (t) => {
    t.sees({ 'you.engaged': 2, 'reedfang.engagementCost': 28, 'mere-hound.engagementCost': 20 }).isAt('6.4a')
  },
)
