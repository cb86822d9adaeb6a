import { card, eachTime, remove, self } from '@questwright/tcg'

export default card('council-courtyard', [eachTime('movedFrom', { of: self }, () => remove(2))])
