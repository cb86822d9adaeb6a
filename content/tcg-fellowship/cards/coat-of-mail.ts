import { a, bearer, bearerMustBe, card, hasInstead } from '@questwright/tcg'

export default card('coat-of-mail', [bearerMustBe(a('man')), hasInstead(bearer, 'overwhelmedAt', 3)])
