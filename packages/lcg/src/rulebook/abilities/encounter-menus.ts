// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the menus hold script as text
/** Entries of the ability builder that texts of encounter cards need: effects on piles and sets of cards, prices of a journey, and amounts. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'

export const encounterEffectMenu: AbilityMenus['effects'] = {
  'attack-each': entry(
    'each of a set of enemies attacks the player with whom it is engaged',
    'for (const one of $group) makeAttack(one, one.engagedWith)',
    'each $group makes an immediate attack against the player engaged with it',
    { group: 'group' },
    { joins: 'never', concerns: 'everybody', first: { group: choice('enemies') } },
  ),
  reshuffle: entry(
    'shuffle the encounter discard pile into the encounter deck',
    'shuffleIntoDeck(encounterDiscardPile())',
    'shuffle the encounter discard pile into the encounter deck',
    undefined,
    { concerns: 'everybody' },
  ),
  'discard-deck': entry(
    'discard from the top of the deck of a player',
    'discard(topCards(`${$player.id}.deck`, $amount))',
    '$player discard~ the top $amount card{s} of {your|their} deck',
    { player: 'player', amount: 'amount' },
    { wants: ['player'] },
  ),
  'topmost-to-staging': entry(
    'add the topmost card of a sort in the encounter discard pile to the staging area',
    "addToStagingArea(topCards('encounter-discard', encounterDiscardPile().length).find((card) => $filters))",
    'add the topmost $filters in the encounter discard pile to the staging area',
    { filters: 'filters' },
    { offer: 'read' },
  ),
  'tokens-each': entry(
    'place resource tokens on each of a set of cards',
    "for (const one of $group) placeTokens(one, 'resource', $amount)",
    'place $amount resource token{s} on each $group',
    { group: 'group', amount: 'amount' },
    { joins: 'never', first: { group: choice('enemies') } },
  ),
  'tokens-on-quest': entry(
    'place tokens of any sort on the current quest',
    'placeTokens(currentQuest(), $token, $amount)',
    'place $amount $token counter{s} on the current quest',
    { token: 'trait', amount: 'amount' },
    { first: { trait: 'time' } },
  ),
  'tokens-off-quest': entry(
    'remove tokens of any sort from the current quest',
    'removeTokens(currentQuest(), $token, $amount)',
    'remove $amount $token counter{s} from the current quest',
    { token: 'trait', amount: 'amount' },
    { first: { trait: 'time' } },
  ),
}

export const encounterPriceMenu: NonNullable<AbilityMenus['prices']> = {
  'tokens-named': entry(
    'place resources on a card called …',
    "placeTokens(namedInPlay($code), 'resource', $count)",
    'Place $count resource{s} on $code to travel here',
    { code: 'code', count: 'count' },
    { payable: 'namedInPlay($code) !== undefined' },
  ),
  'damage-every': entry(
    'deal damage to each of a set of cards',
    'dealDamage($group, $count)',
    'Deal $count damage to each $group to travel here',
    { group: 'group', count: 'count' },
    { payable: 'true', first: { group: choice('heroes') } },
  ),
  'exhaust-named': entry(
    'exhaust a card called …',
    'exhaust(namedInPlay($code))',
    'Exhaust $code to travel here',
    { code: 'code' },
    { payable: 'cardsInPlay().some((card) => isNamed(card, $code) && canExhaust(card))' },
  ),
  'each-random': entry(
    'each player discards cards at random',
    'eachPlayer((player) => discardAtRandom(player, $count))',
    'Each player must discard $count card{s} at random from their hand to travel here',
    { count: 'count' },
    { payable: 'playersInOrder().every((player) => player.hand.length >= $count)' },
  ),
  'each-damages': entry(
    'each player deals damage to a card',
    'dealDamage(eachPlayerChooses((player) => $group), $count)',
    'Each player must deal $count damage to a $group to travel here',
    { group: 'group', count: 'count' },
    { payable: 'playersInOrder().every((player) => $group.length > 0)', binds: 'player', first: { group: choice('your-characters') } },
  ),
  damage: entry(
    'deal damage to a card',
    'dealDamage(choose($group), $count)',
    'Deal $count damage to a $group to travel here',
    { group: 'group', count: 'count' },
    { payable: '$group.length > 0', first: { group: choice('characters') } },
  ),
  'exhaust-some': entry(
    'the players exhaust several cards',
    'exhaust(chooseSome($group.filter((card) => canExhaust(card)), $count))',
    'The players must exhaust $count $groups to travel here',
    { group: 'group', count: 'count' },
    { payable: '$group.filter((card) => canExhaust(card)).length >= $count', first: { group: choice('characters'), count: 2 } },
  ),
  engage: entry(
    'the first player engages an enemy',
    'engage(choose($group), firstPlayer())',
    'The first player must engage a $group to travel here',
    { group: 'group' },
    { payable: '$group.length > 0', first: { group: choice('staging', { filters: [choice('enemy')] }) } },
  ),
}

export const encounterAmountMenu: AbilityMenus['amounts'] = {
  'active-threat': entry('the threat of the active location', 'activeLocation()?.threat ?? 0', "X⟨(X is the active location's [threat])⟩"),
  'progress-on': entry(
    '1 for each progress on a set of cards',
    '$group.reduce((sum, one) => sum + one.progress, 0)',
    '1⟨for each progress on a $group⟩',
    { group: 'group' },
    { first: { group: choice('active-locations') } },
  ),
  'resources-on': entry(
    '1 for each resource on a set of cards',
    '$group.reduce((sum, one) => sum + one.resources, 0)',
    '1⟨for each resource on a $group⟩',
    { group: 'group' },
    { first: { group: choice('active-locations') } },
  ),
}
