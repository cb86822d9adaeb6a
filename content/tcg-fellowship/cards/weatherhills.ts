import { card, each, has } from '@questwright/tcg'

export default card('weatherhills', [has(each('nazgul'), 'twilight', -1)])
