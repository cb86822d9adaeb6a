import { card, discardTop, freePeoplesPlayer, mayWhenPlayed } from '@questwright/tcg'

export default card('uruk-soldier', [mayWhenPlayed({}, () => discardTop(freePeoplesPlayer()))])
