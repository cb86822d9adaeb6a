import { anOpponent, card, fellowship, revealHand, the } from '@questwright/tcg'

export default card('treachery-deeper-than-you-know', [fellowship({ spot: the('Gandalf') }, () => revealHand(anOpponent()))])
