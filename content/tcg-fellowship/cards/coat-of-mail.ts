import { a, bearer, bearerMustBe, card, has } from '@questwright/tcg'

export default card('coat-of-mail', [bearerMustBe(a('man')), has(bearer, 'overwhelmedAt', 1)])
