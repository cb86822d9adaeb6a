import { a, bearerMustBe, card, each, maneuver, self, strength } from '@questwright/tcg'

export default card('there-and-back-again', [
  bearerMustBe(a('hobbit', 'companion')),
  maneuver({ discard: self }, () => strength(each('hobbit', 'companion'), 2, 'regroup')),
])
