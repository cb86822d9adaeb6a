import { card, firstPlayer, forced, type GameCard, modifier, permits, takeControl } from '@questwright/lcg'

const bearsArtifact = ({ self }: { readonly self: GameCard }): boolean => self.attachments.some((one) => one.has('Artifact'))

export default card('aragorn-the-flame-of-the-west', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  modifier('keywords', { gain: 'sentinel', while: bearsArtifact }),
  permits('commitsWithoutExhausting', { while: bearsArtifact }),
])
