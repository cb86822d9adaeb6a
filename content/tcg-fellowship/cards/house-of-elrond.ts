import { card, mayEachTime, removeBurdens, self, several } from '@questwright/tcg'

export default card('house-of-elrond', [mayEachTime('movedTo', { of: self, spot: several(2, 'elf') }, () => removeBurdens(1))])
