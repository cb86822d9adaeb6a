import { card, modifier } from '@questwright/lcg'

export default card('gimli', [modifier('attack', { by: ({ self }) => self.damage })])
