import { card, each, gains } from '@questwright/tcg'

export default card('weathertop', [gains(each('nazgul'), 'fierce')])
