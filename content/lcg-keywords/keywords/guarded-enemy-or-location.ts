import { keyword } from '@questwright/lcg'
import { guardedBy } from '../lib/guarded-attachments.ts'

export default keyword(
  'guarded-enemy-or-location',
  guardedBy((card) => card.isEnemy || card.isLocation),
)
