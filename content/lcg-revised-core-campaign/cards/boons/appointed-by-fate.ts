import { card, modifier } from '@questwright/lcg'

export default card('appointed-by-fate', [modifier('collects', { on: 'host', by: 1 })])
