import { card, modifier } from '@questwright/lcg'

export default card('breakthrough-at-the-citadel', { A: [], B: [modifier('stagingThreat', { on: () => true, by: 5 })] })
