import { card, firstPlayer, forced, makeAttack, modifier } from '@questwright/lcg'

export default card('thaurdir', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  forced.after('revealed', { of: (subject) => subject.isTreachery && subject.has('Sorcery') }, ({ self }) =>
    makeAttack(self, firstPlayer()),
  ),
])
