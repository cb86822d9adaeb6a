import { cannot, card, currentStep, firstPlayer, forced, modifier, takeControl } from '@questwright/lcg'

export default card('aragorn-the-flame-of-the-west', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  modifier('keywords', { gain: 'sentinel', while: ({ self }) => self.attachments.some((one) => one.has('Artifact')) }),
  // committed by the rules, and by no effect
  cannot('exhausted', {
    while: ({ self, event }) => self.attachments.some((one) => one.has('Artifact')) && event.by === null && currentStep() === '3.2',
  }),
])
