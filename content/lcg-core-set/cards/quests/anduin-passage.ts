import { cannot, card, modifier } from '@questwright/lcg'

export default card('anduin-passage', {
  B: [
    modifier('cardsToReveal', { on: () => true, by: 1 }),
    cannot('stepTaken', { on: () => true, while: ({ event }) => event.step === '5.3' }),
  ],
})
