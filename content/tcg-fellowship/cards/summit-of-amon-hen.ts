import { burdens, card, draw, eachTime, may, opponents, self } from '@questwright/tcg'

export default card('summit-of-amon-hen', [
  eachTime('movedTo', { of: self, when: () => burdens() > 0 }, ({ you }) => {
    for (const seat of opponents(you)) if (may('draw', seat)) draw(burdens(), seat)
  }),
])
