// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the menus hold script as text
/** Entries that texts of encounter cards need, for several menus of the ability builder. */

import type { AbilityMenus, MenuEntry } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { type Entries, whereX } from './entry.ts'

export const encounterEffectMenu: AbilityMenus['effects'] = {
  'attack-each': entry(
    'each of a set of enemies attacks the player with whom it is engaged',
    'for (const one of $group) makeAttack(one, one.engagedWith)',
    'each $group makes an immediate attack against the player engaged with it',
    { group: 'group' },
    { joins: 'never', concerns: 'everybody', first: { group: choice('enemies') } },
  ),
  'shadow-each': entry(
    'deal shadow cards to each of a set of enemies',
    'for (const one of $group) dealShadowCard(one, $amount)',
    'deal each $group $amount additional shadow card{s}',
    { group: 'group', amount: 'amount' },
    {
      joins: 'never',
      concerns: 'everybody',
      first: { group: choice('enemies') },
      reads: [
        'deal (each|every) $group (a|an additional|1 additional) shadow card ⇒ amount:1',
        'deal (a|an additional|1 additional) shadow card to (each|every) $group ⇒ amount:1',
        'deal $amount (additional|) shadow card{s} to (each|every) $group',
        'deal (each|every) $group $amount (additional|) shadow card{s}',
      ],
    },
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
  'return-staging-all': entry(
    'return each of a set of cards to the staging area, and count them',
    'returnToStaging($group)',
    'return each $group to the staging area',
    { group: 'group' },
    { returns: 'number', again: 'enemy returned', joins: 'never', first: { group: choice('engaged') } },
  ),
  'lose-progress-each': entry(
    'remove all progress from each of a set of cards',
    'for (const one of $group) removeProgress(one, one.progress)',
    'remove all progress from each $group',
    { group: 'group' },
    {
      joins: 'never',
      first: { group: choice('locations') },
      reads: ['(remove|discard) all progress (tokens|) from (each|all) $group'],
    },
  ),
  'lose-all-resources-each': entry(
    'remove all resources from each of a set of cards',
    'for (const one of $group) loseResources(one, one.resources)',
    'remove all resources from each $group',
    { group: 'group' },
    {
      joins: 'never',
      first: { group: choice('your-heroes') },
      reads: [
        '{you|that player} (remove|discard|removes|discards) all resources from each $group',
        '{you|that player} (remove|discard|removes|discards) all resources from the resource pools of each $group',
        "{you|that player} (remove|discard|removes|discards) all resources from each $group 's (resource pool|pool)",
      ],
    },
  ),
  'remove-game-each': entry(
    'remove each of a set of cards from the game',
    'for (const one of $group) removeFromGame(one)',
    'remove each $group from the game',
    { group: 'group' },
    { joins: 'never', first: { group: choice('locations') }, reads: ['remove all $groups from the game'] },
  ),
  'search-all-for': entry(
    'search the encounter deck, its discard pile and the victory display for a card',
    "search(you, [...encounterDeck(), ...encounterDiscardPile(), ...victoryDisplay()], (card) => $filters, { must: 'if-able' })[0]",
    '{you|that player} search~ the encounter deck, discard pile, and victory display for a $filters',
    { filters: 'filters' },
    {
      returns: 'card',
      first: { filters: [choice('enemy')] },
      reads: ['{you|that player} search~ the encounter deck , discard pile (,|) and victory display for (a|an|1) (copy of|) $filters'],
    },
  ),
  'attack-players': entry(
    'an enemy attacks each player',
    'for (const player of playersInOrder()) makeAttack($card, player)',
    '$card makes an immediate attack against each player in turn order',
    { card: 'card' },
    {
      joins: 'never',
      concerns: 'everybody',
      reads: [
        '$card (makes an immediate attack against|makes an attack against|attacks) each player (, in turn order|in turn order|)',
        '$card (makes an immediate attack against|makes an attack against|attacks) each player in turn order [open] deal and resolve a shadow card for each attack [close]',
      ],
    },
  ),
  'discard-bottom': entry(
    'discard the bottom card of a deck',
    'discard($player.deck[0])',
    '$player discard~ the bottom card of {your|their} deck',
    { player: 'player' },
    {
      wants: ['player'],
      reads: ['discard the bottom card of ‹$player|deck›'],
    },
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
  'spend-sphere': entry(
    'a hero of a sphere pays resources',
    'loseResources(choose(heroesInPlay().filter((hero) => hero.belongsTo($sphere) && spendableResources(hero) >= $count)), $count)',
    'Spend $count [$sphere] resource{s} to travel here',
    { sphere: 'sphere', count: 'count' },
    { payable: 'heroesInPlay().some((hero) => hero.belongsTo($sphere) && spendableResources(hero) >= $count)' },
  ),
  'each-spends': entry(
    'a hero of each player pays resources',
    'eachPlayer((player) => loseResources(choose(player.heroes.filter((hero) => spendableResources(hero) >= $count), { by: player }), $count))',
    'Each player must spend $count resource{s} to travel here',
    { count: 'count' },
    { payable: 'playersInOrder().every((player) => player.heroes.some((hero) => spendableResources(hero) >= $count))' },
  ),
  'first-exhausts-some': entry(
    'the first player exhausts several cards',
    'exhaust(chooseSome(firstPlayer().characters.filter((card) => canExhaust(card) && $filters), $count))',
    'The first player must exhaust $count $several to travel here',
    { filters: 'filters', count: 'count' },
    {
      payable: 'firstPlayer().characters.filter((card) => canExhaust(card) && $filters).length >= $count',
      first: { filters: [choice('character')], count: 2 },
    },
  ),
  'each-discards': entry(
    'each player discards a card',
    'discard(eachPlayerChooses((player) => $group))',
    'Each player must discard a $group to travel here',
    { group: 'group' },
    { payable: 'playersInOrder().every((player) => $group.length > 0)', binds: 'player', first: { group: choice('hand') } },
  ),
  'add-named': entry(
    'a card called … is added to the staging area',
    'addToStagingArea(named($code)[0])',
    'Add $code to the staging area to travel here',
    { code: 'code' },
    { payable: 'named($code).length > 0' },
  ),
  'remove-progress': entry(
    'progress is removed from the quest',
    'removeProgress(currentQuest(), $count)',
    'Remove $count progress from the current quest to travel here',
    { count: 'count' },
    { payable: '(currentQuest()?.progress ?? 0) >= $count' },
  ),
  'heal-self': entry(
    'damage is removed from this card',
    'heal(self, $count)',
    'Remove $count damage from $this to travel here',
    { count: 'count' },
    { payable: 'self.damage >= $count' },
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

/** A number of things on one card. @param singular and plural: words for the things, in the notation of `MenuEntry.reads` */
const countedOn = (label: string, code: string, thing: string, singular: string, plural: string): MenuEntry =>
  entry(
    label,
    code,
    `1⟨for each ${thing} on $card⟩`,
    { card: 'card' },
    {
      first: { card: choice('named', { code: 'name-of-a-card' }) },
      reads: [
        `1⟨for each ${singular} (on|dealt to) $card⟩`,
        `X⟨(, where|where|.) X (is|equals) the (number|amount) of ${plural} on $card⟩`,
        `spoken: the (number|amount) of ${plural} on $card`,
      ],
    },
  )

export const encounterAmountMenu: AbilityMenus['amounts'] = {
  'dealt-then': entry(
    '1 for each damage that the attack dealt',
    'Number(params.amount)',
    '1⟨for each damage dealt by that attack⟩',
    undefined,
    {
      offer: 'read',
      needs: ['later'],
      reads: [
        '1⟨for each (point of|) damage dealt by this attack⟩',
        'spoken: the (amount of|) damage dealt by this attack',
        ...whereX('the (amount of|number of points of|) damage dealt by this attack'),
      ],
    },
  ),
  'sum-of': entry(
    'a number of a set of cards, in total',
    '$group.reduce((sum, one) => sum + one.stat($stat), 0)',
    'X⟨(X is the total $stat of all $groups)⟩',
    { group: 'group', stat: 'stat' },
    {
      first: { group: choice('staging'), stat: 'threat' },
      reads: [
        'spoken: the (total|combined) $stat of (all|each) $groups',
        'spoken: the (total|combined) $stat of $groups',
        ...whereX('the (total|combined) $stat of (all|each) $groups', 'the (total|combined) $stat of $groups'),
      ],
    },
  ),
  'printed-sum-of': entry(
    'a printed number of a set of cards, in total',
    '$group.reduce((sum, one) => sum + (one.printedNumber($stat) ?? 0), 0)',
    'X⟨(X is the total printed $stat of all $groups)⟩',
    { group: 'group', stat: 'stat' },
    {
      first: { group: choice('hand'), stat: 'cost' },
      reads: [
        'spoken: the (total|combined) printed $stat of (all|each) $groups',
        'spoken: the (total|combined) printed $stat of $groups',
        ...whereX('the (total|combined) printed $stat of (all|each) $groups', 'the (total|combined) printed $stat of $groups'),
      ],
    },
  ),
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
  'resources-of': countedOn(
    '1 for each resource on a card',
    '$card?.resources ?? 0',
    'resource',
    '(resource|resource token)',
    '(resources|resource tokens)',
  ),
  'damage-of': countedOn(
    '1 for each damage on a card',
    '$card?.damage ?? 0',
    'damage',
    '(damage|damage token|point of damage)',
    '(damage|damage tokens)',
  ),
  'progress-of': countedOn(
    '1 for each progress on a card',
    '$card?.progress ?? 0',
    'progress',
    '(progress|progress token)',
    '(progress|progress tokens)',
  ),
}

const filter = (
  label: string,
  code: string,
  says: string,
  stands: 'before' | 'after',
  reads?: readonly string[],
  blanks?: MenuEntry['blanks'],
): MenuEntry => entry(label, code, says, blanks, { stands, ...(reads && { reads }) })

export const encounterFilterMenu: Entries = {
  'engaged-players': filter(
    'that the player engaged with this card controls',
    '(card.controller !== null && card.controller === self.engagedWith)',
    'controlled by the player engaged with $this',
    'after',
    ['after: controlled by the engaged player', 'after: (that|) the engaged player controls'],
  ),
  undamaged: filter('without damage', 'card.damage === 0', 'undamaged', 'before', ['is: no damage', 'after: with no damage']),
  'no-resources': filter('without resources', 'card.resources === 0', 'with no resources', 'after', [
    'is: no (resources|resource tokens) (on it|)',
    'is: no resources (on it or|) in its (resource pool|pool)',
    'after: with no resources in (its|his|her) (resource pool|pool)',
  ]),
  'no-progress': filter('without progress', 'card.progress === 0', 'with no progress', 'after', [
    'is: no progress (tokens|) (on it|)',
    'after: with no progress (tokens|) on (it|them)',
  ]),
  'with-attachment': filter('with an attachment', 'card.attachments.length > 0', 'with an attachment', 'after', [
    'is: (an attachment|any attachments|an attachment attached|at least 1 attachment)',
    'after: with (at least 1|any) (attachment|attachments) (attached|)',
  ]),
  'stat-at-most': filter(
    'with … or less of a number',
    'card.stat($stat) <= $count',
    'with $count or less $stat',
    'after',
    ['after: with no more than $count $stat', 'of: $stat is $count or (less|lower|fewer)'],
    { stat: 'stat', count: 'count' },
  ),
  'stat-least': filter(
    'with … or more of a number',
    'card.stat($stat) >= $count',
    'with $count or more $stat',
    'after',
    [
      'after: with at least $count $stat',
      'is: at least $count $stat',
      'of: $stat is $count or (more|higher|greater)',
      'of: $stat is at least $count',
    ],
    { stat: 'stat', count: 'count' },
  ),
  'bears-trait': filter(
    'with an attachment that has the trait …',
    'card.attachments.some((one) => one.has($trait))',
    'with a $trait card attached',
    'after',
    ['after: with (a|an|any) $trait (card|attachment) attached (to it|)', 'is: (a|an|any) $trait (card|attachment) attached'],
    { trait: 'trait' },
  ),
  'bears-named': filter(
    'with an attachment called …',
    'card.attachments.some((one) => isNamed(one, $code))',
    'with $code attached',
    'after',
    ['after: with (a copy of|) $code attached (to it|)', 'is: (a copy of|) $code attached'],
    { code: 'code' },
  ),
  'printed-cost-at-most': filter(
    'with a printed cost of … or less',
    // a printed X counts as 0, and a card that prints no cost has none that is low enough
    "(card.printedFact('cost') === 'X' ? 0 : (card.printedNumber('cost') ?? Infinity)) <= $count",
    'with a printed cost of $count or less',
    'after',
    ['after: with (a|) printed cost (of|) $count or less', 'is: a printed cost of $count or less', 'of: printed cost is $count or less'],
    { count: 'count' },
  ),
}

export const encounterCardMenu: Entries = {
  'current-quest': entry('the current quest', 'currentQuest()', 'the current quest', undefined, { absent: 'possible', offer: 'read' }),
}

const withThreat = (measure: 'highest' | 'lowest'): MenuEntry => {
  const most = measure === 'highest' ? 'max' : 'min'
  return entry(
    `the player with the ${measure} threat`,
    `choosePlayer(playersInOrder().filter((each) => each.threat === Math.${most}(...playersInOrder().map(({ threat }) => threat))))`,
    `the player with the ${measure} threat`,
    undefined,
    { reads: [`the player with the ${measure} threat level`, `the player with ${measure} threat`] },
  )
}

export const encounterPlayerMenu: Entries = {
  'highest-threat': withThreat('highest'),
  'lowest-threat': withThreat('lowest'),
  next: entry('the next player', 'nextPlayer(you)', 'the next player', undefined, { absent: 'possible' }),
}
