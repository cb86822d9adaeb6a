/** Rare entries for several menus of the ability builder: on the main quest, on cards under a card, on characters in an attack. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import type { Entries } from './entry.ts'

export const rareEffects: AbilityMenus['effects'] = {
  'main-progress': entry(
    'place progress on the main quest',
    'placeProgressOn(currentStage(), $amount)',
    'place $amount progress on the main quest',
    { amount: 'amount' },
    { concerns: 'everybody' },
  ),
  'remove-main-progress': entry(
    'remove progress from the main quest',
    'removeProgress(currentStage(), $amount)',
    'remove $amount progress from the main quest',
    { amount: 'amount' },
    { concerns: 'everybody' },
  ),
  'remove-progress-from': entry(
    'remove progress from a card',
    'removeProgress($card, $amount)',
    'remove $amount progress from $card',
    { card: 'card', amount: 'amount' },
    { first: { card: choice('active-location') } },
  ),
  'leave-attack': entry(
    'remove characters from the attack',
    'removeFromAttack($cards)',
    'remove $cards from the attack',
    { cards: 'cards' },
    { first: { cards: choice('choose', { group: choice('attacking') }) } },
  ),
  'becomes-type': entry(
    'a card becomes one of another type',
    'turnInto($card, $becomes)',
    '$card becomes $becomes and loses its other card types',
    { card: 'card', becomes: 'becomes' },
    { first: { card: choice('choose', { group: choice('allies') }) } },
  ),
  'add-staging-each': entry(
    'add each of a set of cards to the staging area',
    'for (const one of $group) addToStagingArea(one)',
    'add each $group to the staging area',
    { group: 'group' },
    { joins: 'never', first: { group: choice('set-aside') } },
  ),
}

export const rareAmounts: Entries = {
  'main-quest-progress': entry(
    '1 for each progress on the main quest',
    'currentStage()?.progress ?? 0',
    '1⟨for each progress on the main quest⟩',
  ),
  'current-quest-progress': entry(
    '1 for each progress on the current quest',
    'currentQuest()?.progress ?? 0',
    '1⟨for each progress on the current quest⟩',
  ),
}

export const rareGroups: Entries = {
  attacking: {
    label: 'the attacking characters',
    code: '(currentPlayerAttack()?.attackers ?? [])',
    noun: 'striker',
    says: 'attacking character',
  },
  'lay-under': {
    label: 'cards that lay under the card that is gone',
    code: 'event.asItWas.underneath',
    noun: 'lying',
    says: 'card that was under it',
    needs: ['as it was'],
  },
}

export const rareFilters: Entries = {
  'same-engagement': entry(
    'engaged with the same player as this card',
    '(card.engagedWith !== null && card.engagedWith === self.engagedWith)',
    'engaged with the same player as $this',
    undefined,
    { stands: 'after', replaces: 'in play' },
  ),
  'dealt-shadow': entry('that is dealt to an enemy as a shadow card', 'card.dealtTo !== null', 'shadow card', undefined, {
    stands: 'instead',
    noun: 'dealt',
  }),
  'dealt-to-this': entry('that is dealt to this card as a shadow card', 'card.dealtTo === self', 'shadow card dealt to $this', undefined, {
    stands: 'instead',
    noun: 'dealt',
  }),
}

export const rareCards: Entries = {
  'main-quest': entry('the main quest', 'currentStage()', 'the main quest'),
}

export const rareChanges: Entries = {
  'less-amount': entry(
    'gets less of a number by what is counted',
    '$stat by -($amount)',
    'gets -$amount $stat',
    { stat: 'stat', amount: 'amount' },
    { first: { amount: choice('own-damage') } },
  ),
  'most-progress': entry('cannot have more than … progress', "'mostProgress' set $count", 'cannot have more than $count progress', {
    count: 'count',
  }),
  'threat-for-engagement': entry(
    'threat counts as a number for engagement',
    "'threatForEngagement' set $count",
    'counts their threat as $count for engagement',
    { count: 'count' },
    { of: 'player' },
  ),
  'more-threat-for-engagement': entry(
    'threat counts as more for engagement',
    "'threatForEngagement' by $count",
    'counts their threat as $count higher for engagement',
    { count: 'count' },
    { of: 'player' },
  ),
  'threat-for-enemies': entry(
    'threat counts as a number for enemies',
    "'threatForEnemies' set $count",
    'counts their threat as $count for the text of enemies',
    { count: 'count' },
    { of: 'player' },
  ),
  'more-threat-for-enemies': entry(
    'threat counts as more for enemies',
    "'threatForEnemies' by $count",
    'counts their threat as $count higher for the text of enemies',
    { count: 'count' },
    { of: 'player' },
  ),
}

export const rarePermissions = {
  ignoresShadowCards: 'does not resolve its shadow cards',
  keepsShadowCards: 'keeps its shadow cards at the end of the combat phase',
  takesProgressFirst: 'takes progress before the active location and the quest',
} as const

export const becomes = { hero: 'a hero', ally: 'an ally', enemy: 'an enemy', location: 'a location' } as const

/** Ends of phases other than the running one. */
export const endsOfPhases = (phases: readonly string[]): { readonly [until: string]: string } =>
  Object.fromEntries(phases.map((phase) => [`${phase} phase`, `until the end of the ${phase} phase`]))
