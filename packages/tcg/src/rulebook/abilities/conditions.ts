/** The conditions and amounts of abilities, the changes of constant abilities, and the events of triggers. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { cardOf } from './entry.ts'

const oneOf = { filters: [choice('race', { race: 'nazgul' })] }

export const conditionMenus: NonNullable<AbilityMenus['conditions']> = {
  spot: entry('you can spot a card', 'canSpot($cards, context) > 0', 'you can spot $cards', { cards: 'cards' }, { heading: 'spotting' }),
  'spot-none': entry(
    'you cannot spot a card',
    'canSpot($cards, context) === 0',
    'you cannot spot $cards',
    { cards: 'cards' },
    { heading: 'spotting' },
  ),
  'spot-several': entry(
    'you can spot several cards',
    'canSpot(a($filters), context) >= $count',
    'you can spot at least $count $several',
    { filters: 'filters', count: 'count' },
    { first: { count: 2 }, heading: 'spotting' },
  ),
  'self-skirmishes': entry('this card is skirmishing', 'context.self.skirmishes()', '$this is skirmishing', undefined, {
    heading: 'this-card',
  }),
  'self-skirmishes-a': entry(
    'this card is skirmishing …',
    'context.self.skirmishes($filters)',
    '$this is skirmishing a $filters',
    { filters: 'filters' },
    { first: oneOf, heading: 'this-card' },
  ),
  'self-bears': entry(
    'this card bears …',
    'context.self.bears($filters)',
    '$this bears a $filters',
    { filters: 'filters' },
    { first: { filters: [choice('type', { type: 'weapon' })] }, heading: 'this-card' },
  ),
  'not-yet': entry(
    'something is not remembered yet',
    '!remembers(context.self, $name)',
    'this has not happened yet',
    { name: 'name' },
    { heading: 'this-card', first: { name: 'first' } },
  ),
  at: entry(
    'the fellowship is at a site of a kind',
    'isAt($quality)',
    'the fellowship is at a $quality site',
    { quality: 'quality' },
    { heading: 'path' },
  ),
  'not-at': entry(
    'the fellowship is at no site of a kind',
    '!isAt($quality)',
    'the fellowship is not at a $quality site',
    { quality: 'quality' },
    { heading: 'path' },
  ),
  beyond: entry(
    'the fellowship is beyond a site number',
    'siteNumber() > $count',
    'the fellowship is beyond site $count',
    { count: 'count' },
    { first: { count: 4 }, heading: 'path' },
  ),
  'can-play-site': entry(
    'you have a site of this number to play',
    'canPlaySite($count, context.you)',
    'you have a site $count to play',
    { count: 'count' },
    { heading: 'path' },
  ),
  'controls-site': entry('you control a site', 'sitesControlled(context.you) > 0', 'you control a site', undefined, { heading: 'path' }),
  initiative: entry('you have initiative', 'hasInitiative(context.you)', 'you have initiative', undefined, { heading: 'path' }),
  phase: entry('it is a phase', 'phase() === $phase', 'it is a $phase phase', { phase: 'phase' }, { heading: 'path' }),
  'burdens-over': entry(
    'there are more burdens',
    'burdens() > $count',
    'there are more than $count burdens',
    { count: 'count' },
    { first: { count: 2 }, heading: 'bearer' },
  ),
  'burdens-any': entry('there are burdens', 'burdens() > 0', 'there are burdens', undefined, { heading: 'bearer' }),
  'burdens-most': entry(
    'there are at most so many burdens',
    'burdens() <= $count',
    'there are at most $count burdens',
    { count: 'count' },
    { first: { count: 4 }, heading: 'bearer' },
  ),
  'ring-worn': entry('the Ring-bearer wears the Ring', 'isRingWorn()', 'the Ring-bearer wears the Ring', undefined, { heading: 'bearer' }),
  'ring-not-worn': entry('the Ring-bearer does not wear the Ring', '!isRingWorn()', 'the Ring-bearer does not wear the Ring', undefined, {
    heading: 'bearer',
  }),
  'takes-over': entry('the Ring-bearer is dead, and this card can take over', 'canBecomeRingBearer(context)', '', undefined, {
    heading: 'bearer',
  }),
  'pool-under': entry(
    'there are fewer twilight tokens',
    'pool() < $count',
    'there are fewer than $count twilight tokens',
    { count: 'count' },
    { first: { count: 2 }, heading: 'pool' },
  ),
  'pool-at-least': entry(
    'there are enough twilight tokens',
    'pool() >= $count',
    'there are at least $count twilight tokens',
    { count: 'count' },
    { first: { count: 4 }, heading: 'pool' },
  ),
}

const deed = { needs: ['deed'] }
export const amountMenus: NonNullable<AbilityMenus['amounts']> = {
  fixed: entry('a number', '$count', '$count', { count: 'count' }),
  spotted: entry('1 for each such card that you spot', 'spot(a($filters))', '1 for each $filters you spot', { filters: 'filters' }, deed),
  'spotted-others': entry(
    '1 for each other such card that you spot',
    'spot(another($filters))',
    '1 for each other $filters you spot',
    { filters: 'filters' },
    deed,
  ),
  'for-each': entry(
    '1 for each such card',
    'canSpot(a($filters), context)',
    '1 for each $filters you can spot',
    { filters: 'filters' },
    deed,
  ),
  burdens: entry('1 for each burden', 'burdens()', '1 for each burden', undefined, deed),
  within: entry('a number, within the limit', 'takeWithinLimit(context, $count)', '$count', { count: 'count' }, deed),
  if: entry(
    'more if …',
    '$conditions ? $more : $count',
    '$count, or +$more if $conditions',
    { conditions: 'conditions', more: 'count', count: 'count' },
    { ...deed, first: { count: 2, more: 4 } },
  ),
  'standing-each': entry(
    '1 for each such card, at any time',
    '(context) => canSpot(a($filters), context)',
    '1 for each $filters you can spot',
    { filters: 'filters' },
    { needs: ['standing'] },
  ),
  'standing-up-to': entry(
    '1 for each such card at any time, up to a number',
    '(context) => Math.min($most, canSpot(a($filters), context))',
    '1 for each $filters you can spot (limit +$most)',
    { filters: 'filters', most: 'count' },
    { needs: ['standing'], first: { most: 4 } },
  ),
  'keyword-number': entry('the number of the keyword', '(context) => context.number', 'that much', undefined, {
    needs: ['standing', 'number'],
  }),
}

const on = { cards: 'cards', stat: 'stat', amount: 'amount' }
export const changeMenus: NonNullable<AbilityMenus['changes']> = {
  'costs-less': entry('costs less to play', "has($cards, 'twilight', -$count)", '$cards costs $count less', {
    cards: 'cards',
    count: 'count',
  }),
  'costs-more': entry('costs more to play', "has($cards, 'twilight', $count)", '$cards costs $count more', {
    cards: 'cards',
    count: 'count',
  }),
  'overwhelmed-only': entry(
    'is overwhelmed only by three times its strength',
    "has($cards, 'overwhelmedAt', 1)",
    '$cards is overwhelmed only by 3 times its strength',
    { cards: 'cards' },
  ),
  'minions-most': entry(
    'skirmishes at most so many minions',
    "hasInstead($cards, 'mostMinions', $count)",
    '$cards may skirmish at most $count minion{s}',
    { cards: 'cards', count: 'count' },
  ),
  'figure-more': entry('has a higher number, which is no strength', 'has($cards, $figure, $count)', '‹$cards|$figure› is +$count', {
    cards: 'cards',
    figure: 'figure',
    count: 'count',
  }),
  'figure-less': entry('has a lower number, which is no strength', 'has($cards, $figure, -$count)', '‹$cards|$figure› is -$count', {
    cards: 'cards',
    figure: 'figure',
    count: 'count',
  }),
  more: entry('has a higher number', 'has($cards, $stat, $amount)', '$cards is $stat +$amount', on),
  less: entry('has a lower number', 'has($cards, $stat, -$count)', '$cards is $stat -$count', {
    cards: 'cards',
    stat: 'stat',
    count: 'count',
  }),
  instead: entry('has this number instead', 'hasInstead($cards, $stat, $count)', '$cards has $count as $stat', {
    cards: 'cards',
    stat: 'stat',
    count: 'count',
  }),
  'table-more': entry('is higher', 'tableHas($total, $amount)', '$total is +$amount', { total: 'total', amount: 'amount' }),
  'table-less': entry('is lower', 'tableHas($total, -$count)', '$total is -$count', { total: 'total', count: 'count' }),
  gains: entry('is, or may be', 'gains($cards, $permission)', '$cards $permission', { cards: 'cards', permission: 'permission' }),
  loses: entry('is not, or may not be', 'loses($cards, $ban)', '$cards $ban', { cards: 'cards', ban: 'ban' }),
  cannot: entry('does not happen to', 'cannot($happening, $cards)', '$cards $happening', { happening: 'happening', cards: 'cards' }),
  'gains-keyword': entry('has a keyword', 'gainsKeyword($cards, $keyword)', '$cards gains $keyword', {
    cards: 'cards',
    keyword: 'keyword',
  }),
  skips: entry('is skipped', 'skips($phase)', 'skip the $phase phase', { phase: 'phase' }),
  'bearer-must-be': entry('such a card', 'bearerMustBe($cards)', 'bearer must be $cards', { cards: 'cards' }),
}

const ofCard = (label: string, says: string, before?: string) => ({
  label,
  says: `$subject ${says}`,
  ...(before === undefined ? {} : { before: `$subject ${before}` }),
  subject: 'card' as const,
  noun: 'card',
})
const ofSite = (label: string, says: string) => ({ label, says, subject: 'card' as const, noun: 'site' })
const atLarge = (label: string, says: string) => ({ label, says, subject: 'none' as const, noun: 'card' })

export const eventMenus: NonNullable<AbilityMenus['events']> = {
  played: ofCard('is played', 'is played'),
  wounded: ofCard('takes a wound', 'takes a wound', 'is about to take a wound'),
  exerted: ofCard('exerts', 'exerts', 'is about to exert'),
  healed: ofCard('is healed', 'is healed', 'is about to be healed'),
  killed: ofCard('is killed', 'is killed', 'is about to be killed'),
  discarded: ofCard('is discarded', 'is discarded', 'is about to be discarded'),
  burdened: ofCard('gets a burden', 'gets a burden', 'is about to get a burden'),
  assigned: ofCard('is assigned to a skirmish', 'is assigned to a skirmish', 'is about to be assigned to a skirmish'),
  wonSkirmish: ofCard('wins a skirmish', 'wins a skirmish'),
  lostSkirmish: ofCard('loses a skirmish', 'loses a skirmish'),
  movedTo: ofSite('the fellowship moves to', 'the fellowship moves to $subject'),
  movedFrom: ofSite('the fellowship moves from', 'the fellowship moves from $subject'),
  ringPutOn: ofCard('puts on the Ring', 'puts on the One Ring'),
  turnBegan: atLarge('a turn begins', 'a turn begins'),
  turnEnded: atLarge('a turn ends', 'a turn ends'),
  phaseBegan: atLarge('a phase begins', 'a phase begins'),
  phaseEnded: atLarge('a phase ends', 'a phase ends'),
}

export const numberLists: NonNullable<AbilityMenus['lists']> = {
  stat: {
    ...{ strength: 'strength', vitality: 'vitality', resistance: 'resistance', damage: 'damage', defender: 'defender', archery: 'archery' },
    ambush: 'ambush',
  },
  figure: { shadowNumber: 'Shadow number', roamingPenalty: 'roaming penalty', site: 'site number' },
  made: {
    ...{ fierce: 'fierce', takesPart: 'able to take part as if at home', isRoused: 'able to be assigned to a skirmish' },
  },
  unable: {
    ...{ mayBeAssigned: 'unable to be assigned to a skirmish', maySkirmish: 'unable to skirmish', roams: 'stop roaming' },
    hasDamage: 'lose all damage bonuses',
  },
  spared: { wounded: 'wound', exerted: 'exertion', burdened: 'burden', killed: 'death' },
  total: { minionArchery: 'the minion archery total', fellowshipArchery: 'the fellowship archery total' },
  side: { minions: 'the minion archery total', fellowship: 'the fellowship archery total' },
  permission: {
    ...{ fierce: 'is fierce', sanctuary: 'is a sanctuary', takesPart: 'may take part as if at home', isRoused: 'may be assigned' },
  },
  ban: {
    ...{ mayBeAssigned: 'may not be assigned to a skirmish', maySkirmish: 'may not skirmish', roams: 'does not roam' },
    ...{ hasDamage: 'loses all damage bonuses', mayMove: 'may not move again' },
  },
  happening: {
    ...{
      played: 'cannot be played',
      wounded: 'cannot take wounds',
      exerted: 'cannot exert',
      healed: 'cannot be healed',
      killed: 'cannot be killed',
    },
    ...{ discarded: 'cannot be discarded', assigned: 'cannot be assigned to a skirmish', transferred: 'cannot be transferred' },
  },
  until: { phase: 'until the end of the phase', regroup: 'until the regroup phase', turn: 'until the end of the turn' },
  phase: Object.fromEntries(
    ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup'].map((phase) => [phase, phase]),
  ),
}

export const firstNumbers = {
  stat: 'strength',
  until: 'regroup',
  phase: 'skirmish',
  conditions: [choice('spot', { cards: cardOf('companion') })],
}
