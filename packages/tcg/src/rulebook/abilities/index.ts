/** The menus of the ability builder for the second game. */

import type { AbilityMenus } from '@questwright/rulebook'
import { number } from '@questwright/rulebook/menu-entries'
import { cardMenus, firstCards } from './cards.ts'
import { amountMenus, changeMenus, conditionMenus, eventMenus, firstNumbers, numberLists } from './conditions.ts'
import { effectMenus } from './effects.ts'
import { wordMenus } from './words.ts'

export const abilityMenus: AbilityMenus = {
  ...wordMenus,
  ...cardMenus,
  lists: { ...cardMenus.lists, ...numberLists },
  conditions: conditionMenus,
  amounts: amountMenus,
  changes: changeMenus,
  effects: effectMenus,
  events: eventMenus,
  headings: {
    numbers: 'Numbers for a time',
    harm: 'Wounds and exertion',
    cards: 'Cards, hands and decks',
    play: 'Playing cards',
    path: 'Path, phases and skirmishes',
    bearer: 'Ring-bearer and burdens',
    pool: 'Twilight pool',
    spotting: 'Spotting',
    'this-card': 'This card',
    choices: 'Conditions and replacements',
  },
  first: { ...firstCards, ...firstNumbers, amount: number(1), effects: [{ id: 'draw', with: {} }], event: 'played' },
  style: { filters: 'arguments', context: 'context' },
  handed: ['context'],
  phrasing: [
    { from: 'moves (to|from) a card\\b', to: 'moves $1 a site' },
    { from: '\\b(companion|ally|minion|character|card) other than', to: '$1 other than' },
  ],
}
