import { keyword } from '@questwright/lcg'
import { guardedBy } from '../lib/guarded-attachments.ts'

export default keyword(
  'guarded-enemy',
  guardedBy((card) => card.isEnemy),
)
