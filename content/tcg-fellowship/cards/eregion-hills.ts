import { addBurdens, card, eachTime, self } from '@questwright/tcg'

export default card('eregion-hills', [eachTime('movedTo', { of: self }, () => addBurdens(1))])
