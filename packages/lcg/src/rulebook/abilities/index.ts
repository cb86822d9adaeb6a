/** The menus of the ability builder for the cooperative game. */
import type { AbilityMenus } from '@questwright/rulebook'
import { cardMenus } from './cards.ts'
import { conditionMenus } from './conditions.ts'
import { effectMenus } from './effects.ts'
import { eventMenus } from './events.ts'
import { conditionsUnder, effectsUnder, eventsUnder, headings, underHeadings } from './headings.ts'
import { phrasing } from './phrasing.ts'
import { wordMenus } from './words.ts'

export const abilityMenus: AbilityMenus = {
  ...wordMenus,
  ...cardMenus,
  ...conditionMenus,
  ...effectMenus,
  ...eventMenus,
  effects: underHeadings(effectMenus.effects, effectsUnder),
  conditions: underHeadings(conditionMenus.conditions, conditionsUnder),
  events: underHeadings(eventMenus.events, eventsUnder),
  headings,
  phrasing,
  ofPlayers: ['handLimit', 'elimination'],
}
