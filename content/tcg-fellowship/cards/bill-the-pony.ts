import { a, bearerMustBe, card, discard, each, eachTime, has, isAt, self, whenPlayed } from '@questwright/tcg'

export default card('bill-the-pony', [
  bearerMustBe(a('hobbit', 'companion')),
  has(each('site'), 'shadowNumber', -1),
  whenPlayed({ when: () => isAt('underground') }, () => discard(self)),
  eachTime('movedTo', { when: () => isAt('underground') }, () => discard(self)),
  // another player may have replaced the site since the last turn
  eachTime('turnBegan', { when: () => isAt('underground') }, () => discard(self)),
  eachTime('siteReplaced', { when: () => isAt('underground') }, () => discard(self)),
])
