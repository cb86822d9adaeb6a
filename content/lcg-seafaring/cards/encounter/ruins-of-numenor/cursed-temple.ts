import { cannot, card } from '@questwright/lcg'

export default card('cursed-temple', {
  A: [
    cannot('readied', {
      on: (card) => card.isCharacter && card.willpower < 2,
      while: ({ self, event }) => self.isActiveLocation && event.during === 'refresh',
    }),
  ],
})
