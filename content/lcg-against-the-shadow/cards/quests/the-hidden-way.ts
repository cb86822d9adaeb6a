import { cannot, card, firstPlayer, stagingArea, takeControl, whenRevealed } from '@questwright/lcg'

export default card('the-hidden-way', {
  B: [
    whenRevealed(() => {
      for (const one of stagingArea().filter((objective) => objective.isObjective && objective.has('Ranger')))
        takeControl(one, firstPlayer())
    }),
    cannot('stepTaken', { on: () => true, while: ({ event }) => event.step === '5.3' }),
    cannot('engages', { on: () => true, while: ({ event }) => event.how === 'optional' }),
  ],
})
