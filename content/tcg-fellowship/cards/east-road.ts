import { card, each, has } from '@questwright/tcg'

export default card('east-road', [has(each('companion'), 'twilight', 2)])
