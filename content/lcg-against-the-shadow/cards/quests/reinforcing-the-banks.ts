import { card, modifier } from '@questwright/lcg'

export default card('reinforcing-the-banks', { A: [], B: [modifier('cardsToReveal', { on: () => true, by: 1 })] })
