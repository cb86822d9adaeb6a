/** Effects on stages and travel, as the ability builder offers them. */
import type { AbilityMenus } from '@questwright/rulebook'
import { entry, oneOf } from './entry.ts'

export const questEffects: AbilityMenus['effects'] = {
  advance: entry('advance to the next stage', 'advanceToNextStage()', 'advance to the next stage', undefined, { concerns: 'everybody' }),
  travel: entry(
    'travel to a location',
    'travelTo($card)',
    'travel to $card',
    { card: 'card' },
    { concerns: 'everybody', first: { card: oneOf('locations') } },
  ),
}
