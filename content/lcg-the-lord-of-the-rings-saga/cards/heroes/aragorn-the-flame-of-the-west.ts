import { cannot, card, currentStep, firstPlayer, forced, type GameCard, modifier, takeControl } from '@questwright/lcg'

function bearsArtifact(self: GameCard): boolean {
  return self.attachments.some((one) => one.has('Artifact'))
}

export default card('aragorn-the-flame-of-the-west', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  modifier('keywords', { gain: 'sentinel', while: ({ self }) => bearsArtifact(self) }),
  // committed by the rules, and by no effect
  cannot('exhausted', { while: ({ self, event }) => bearsArtifact(self) && event.by === null && currentStep() === '3.2' }),
])
