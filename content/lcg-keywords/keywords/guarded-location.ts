import { keyword } from '@questwright/lcg'
import { guardedBy } from '../lib/guarded-attachments.ts'

export default keyword(
  'guarded-location',
  guardedBy((card) => card.isLocation),
)
