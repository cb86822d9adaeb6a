import { card, each, has } from '@questwright/tcg'

export default card('bree-streets', [has(each('nazgul'), 'roamingPenalty', -2)])
