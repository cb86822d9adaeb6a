import { card, forced, makeAttack, modifier } from '@questwright/lcg'

export default card('black-rider', [
  modifier('forbiddenAttachments', { gain: 'non-Morgul' }),
  forced.after('hideTestFailed', { when: ({ self, event }) => self.engagedWith === event.subject }, ({ self, event }) =>
    makeAttack(self, event.subject),
  ),
])
