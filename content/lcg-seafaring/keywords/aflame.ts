import { check, keyword } from '@questwright/lcg'
import { pyre } from '../systems/aflame.ts'

export default keyword('aflame', [
  check('burns-down', ({ self, number }) =>
    self.isLocation && self.inPlay && self.damage >= number && pyre() ? [{ kind: 'burnsDown', subject: self }] : [],
  ),
])
