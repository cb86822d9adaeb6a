/** Effects on stages and travel, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { oneOf } from './entry.ts'

export const questEffects: AbilityMenus['effects'] = {
  advance: entry('advance to the next stage', 'advanceToNextStage()', 'advance to the next stage', undefined, { concerns: 'everybody' }),
  'lose-progress': entry(
    'remove all progress from the quest',
    'removeProgress(currentQuest(), currentQuest()?.progress ?? 0)',
    'remove all progress from the current quest',
    undefined,
    { concerns: 'everybody' },
  ),
  'add-active': entry(
    'put a location into play as an active location',
    'addActiveLocation($card)',
    'put $card into play as an active location',
    { card: 'card' },
    { first: { card: choice('named-anywhere', { code: 'name-of-a-card' }) } },
  ),
  'leave-quest-each': entry(
    'remove each of a set of cards from the quest',
    'for (const one of $group) removeFromQuest(one)',
    'remove each $group from the quest',
    { group: 'group' },
    { joins: 'never', first: { group: choice('committed') } },
  ),
  travel: entry(
    'travel to a location',
    'travelTo($card)',
    'travel to $card',
    { card: 'card' },
    { concerns: 'everybody', first: { card: oneOf('locations') } },
  ),
}
