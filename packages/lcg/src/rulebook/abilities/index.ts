/**
 * The menus of the ability builder for the cooperative game. Each menu begins in `cards.ts`, `conditions.ts`, `effects.ts`, `events.ts` or `words.ts`,
 * which also take the entries of other files into it: those for several menus are in `*-menus.ts`, those for one menu in files with its name, such as
 * `quest-effects.ts`. `*-reads.ts` has further wordings of entries, and `*sentences.ts` has sentences that are whole abilities. An entry is found by its
 * id in quotes.
 */
import type { AbilityMenus } from '@questwright/rulebook'
import { cardMenus } from './cards.ts'
import { conditionMenus } from './conditions.ts'
import { effectMenus } from './effects.ts'
import {
  encounterAmounts,
  encounterCards,
  encounterConditions,
  encounterEffects,
  encounterEvents,
  encounterFilters,
  encounterGroups,
  encounterPrices,
} from './encounter-reads.ts'
import { eventMenus, wouldHappen } from './events.ts'
import { conditionsUnder, effectsUnder, eventsUnder, headings, underHeadings } from './headings.ts'
import { returns } from './named-steps.ts'
import { phrasing } from './phrasing.ts'
import {
  playerAmountReads,
  playerCostReads,
  playerEffectReads,
  playerFilterReads,
  playerGroups,
  playerPlayerReads,
} from './player-reads.ts'
import { questConditionReads, questEffectReads } from './quest-reads.ts'
import {
  amountReads,
  both,
  cardReads,
  changeReads,
  conditionReads,
  costReads,
  effectReads,
  eventMeanings,
  eventReads,
  filterReads,
  listReads,
  playerReads,
  priceReads,
  texts,
  withReads,
} from './reads.ts'
import { wordMenus } from './words.ts'

const withMeanings = (events: Required<AbilityMenus>['events']): Required<AbilityMenus>['events'] =>
  Object.fromEntries(
    Object.entries(events).map(([kind, event]) => [
      kind,
      { ...event, ...eventMeanings[kind], ...(wouldHappen[kind] && { would: wouldHappen[kind] }) },
    ]),
  )

const withReturns = (effects: Required<AbilityMenus>['effects']): Required<AbilityMenus>['effects'] =>
  Object.fromEntries(Object.entries(effects).map(([id, entry]) => [id, { ...entry, ...returns[id] }]))

export const abilityMenus: AbilityMenus = {
  ...wordMenus,
  ...cardMenus,
  ...conditionMenus,
  ...effectMenus,
  ...eventMenus,
  effects: withReturns(
    withReads(
      underHeadings(effectMenus.effects, effectsUnder),
      both(both(both(effectReads, encounterEffects), questEffectReads), playerEffectReads),
    ),
  ),
  conditions: withReads(
    underHeadings(conditionMenus.conditions, conditionsUnder),
    both(both(conditionReads, encounterConditions), questConditionReads),
  ),
  events: withMeanings(withReads(underHeadings(eventMenus.events, eventsUnder), both(eventReads, encounterEvents))),
  costs: withReads(effectMenus.costs, both(costReads, playerCostReads)),
  changes: withReads(effectMenus.changes, changeReads),
  prices: withReads(effectMenus.prices, both(priceReads, encounterPrices)),
  amounts: withReads(conditionMenus.amounts, both(both(amountReads, encounterAmounts), playerAmountReads)),
  groups: withReads(cardMenus.groups, both(encounterGroups, playerGroups)),
  cards: withReads(cardMenus.cards, both(cardReads, encounterCards)),
  players: withReads(cardMenus.players, both(playerReads, playerPlayerReads)),
  filters: withReads(cardMenus.filters, both(both(filterReads, encounterFilters), playerFilterReads)),
  listReads,
  texts,
  headings,
  phrasing,
  ofPlayers: ['handLimit', 'elimination'],
}
