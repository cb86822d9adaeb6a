import { a, canSpot, card, except, skips } from '@questwright/tcg'

export default card('buckleberry-ferry', [skips('assignment', (context) => canSpot(except(a('companion'), 'hobbit'), context) === 0)])
