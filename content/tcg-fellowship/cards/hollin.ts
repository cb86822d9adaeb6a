import { card, each, loses } from '@questwright/tcg'

export default card('hollin', [loses(each('uruk-hai'), 'roams')])
