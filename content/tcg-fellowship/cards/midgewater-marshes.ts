import { card, each, eachTime, mustExert, self } from '@questwright/tcg'

export default card('midgewater-marshes', [eachTime('movedTo', { of: self }, () => mustExert(each('hobbit', 'companion')))])
