import { card, each, has } from '@questwright/tcg'

export default card('green-hill-country', [has(each('hobbit'), 'twilight', -1)])
