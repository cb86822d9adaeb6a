import { card, discardTop, eachTime, freePeoplesPlayer, self } from '@questwright/tcg'

export default card('uruk-rager', [eachTime('wonSkirmish', { of: self }, () => discardTop(freePeoplesPlayer(), 2))])
