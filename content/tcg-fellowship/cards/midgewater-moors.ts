import { a, card, discardFromHand, eachTime, freePeoplesPlayer } from '@questwright/tcg'

export default card('midgewater-moors', [eachTime('played', { of: a('minion') }, () => discardFromHand(freePeoplesPlayer()))])
