import { scene } from '@questwright/testkit'

scene(
  'On The Reed Path enemies in the staging area come 5 earlier, and engaged ones do not',
  { quest: 'the-reed-path', staging: ['reedfang'], you: { engaged: ['mere-hound'], threat: 23 }, at: '5.3' },
  (t) => {
    t.sees({ 'you.engaged': 2, 'reedfang.engagementCost': 28, 'mere-hound.engagementCost': 20 }).isAt('6.4a')
  },
)
