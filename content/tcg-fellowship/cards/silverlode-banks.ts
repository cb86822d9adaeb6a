import { a, canSpot, card, each, eachTime, mustExert, self } from '@questwright/tcg'

export default card('silverlode-banks', [
  eachTime('movedTo', { of: self, when: (context) => canSpot(a('ranger', 'companion'), context) === 0 }, () =>
    mustExert(each('companion')),
  ),
])
