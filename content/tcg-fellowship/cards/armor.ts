import { a, bearer, bearerMustBe, card, eachTime, phase, preventAll } from '@questwright/tcg'

export default card('armor', [
  bearerMustBe(a('man')),
  eachTime('wounded', { of: bearer, when: () => phase() === 'skirmish' }, () => preventAll('wounded', bearer)),
])
