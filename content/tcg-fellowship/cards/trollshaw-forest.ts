import { card, draw, eachTime } from '@questwright/tcg'

export default card('trollshaw-forest', [
  eachTime('played', { of: (subject) => subject?.is('item') === true && subject.bearer?.is('companion') === true }, () => draw()),
])
