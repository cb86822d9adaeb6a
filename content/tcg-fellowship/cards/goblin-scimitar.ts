import { a, bearerMustBe, card, draw, mayWhenPlayed } from '@questwright/tcg'

export default card('goblin-scimitar', [bearerMustBe(a('moria', 'orc')), mayWhenPlayed({}, () => draw())])
