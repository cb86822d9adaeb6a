import { card, discard, each, eachTime, self } from '@questwright/tcg'

export default card('anduin-confluence', [eachTime('movedTo', { of: self }, () => discard(each('ally')))])
