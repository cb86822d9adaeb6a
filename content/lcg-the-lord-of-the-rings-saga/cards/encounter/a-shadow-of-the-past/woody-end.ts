import { card, modifier } from '@questwright/lcg'

export default card('woody-end', [modifier('hideValue', { on: () => true, while: ({ self }) => self.isActiveLocation, by: -1 })])
