import { a, card, discard, eachTime, inDiscard, isAt, playFrom, self, shadow, toPlay, whenPlayed } from '@questwright/tcg'

export default card('the-balrog-flame-of-udun', [
  toPlay({ spot: a('moria', 'orc') }),
  shadow({ exert: self, remove: 2, plays: inDiscard('moria', 'orc') }, () => playFrom(inDiscard('moria', 'orc'))),
  whenPlayed({ when: () => !isAt('underground') }, () => discard(self)),
  eachTime('movedTo', { when: () => !isAt('underground') }, () => discard(self)),
  eachTime('siteReplaced', { when: () => !isAt('underground') }, () => discard(self)),
])
