import { a, bearerMustBe, card } from '@questwright/tcg'

export default card('hobbit-sword', [bearerMustBe(a('hobbit'))])
