import { card, modifier } from '@questwright/lcg'
import { isOffCourse } from '../../../systems/sailing.ts'

export default card('scouting-ship', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  modifier('engagementCost', { by: -15, while: isOffCourse }),
])
