/** The changes that constant abilities of the cooperative game make, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { entry } from '@questwright/rulebook/menu-entries'
import { rareChanges } from './rare-menus.ts'

export const changeMenu: NonNullable<AbilityMenus['changes']> = {
  more: entry('gets more of a number', '$stat by $amount', 'gets +$amount $stat', { stat: 'stat', amount: 'amount' }),
  less: entry('gets less of a number', '$stat by -$count', 'gets -$count $stat', { stat: 'stat', count: 'count' }),
  set: entry('has a number, whatever else changes it', '$stat set $count', 'has $count $stat', { stat: 'stat', count: 'count' }),
  'no-attachments': entry('cannot have attachments', "'forbiddenAttachments' gain 'any'", 'cannot have attachments'),
  'no-player-attachments': entry(
    'cannot have player card attachments',
    "'forbiddenAttachments' gain 'player-cards'",
    'cannot have player card attachments',
  ),
  'attachments-with': entry(
    'cannot have attachments with a trait',
    "'forbiddenAttachments' gain $trait",
    'cannot have $trait attachments',
    {
      trait: 'trait',
    },
  ),
  'attachments-of': entry(
    'cannot have attachments with a keyword',
    "'forbiddenAttachments' gain $keyword",
    'cannot have attachments with $keyword',
    { keyword: 'keyword' },
  ),
  immune: entry('is immune to effects', "'immunities' gain $immunity", 'is immune to $immunity', { immunity: 'immunity' }),
  'considered-engaged-from': entry(
    'is considered to be engaged from a threat on',
    "'consideredEngagedFrom' set $count",
    'is considered to be engaged only with players of at least $count threat',
    { count: 'count' },
    { first: { count: 30 } },
  ),
  'reveals-more': entry(
    'more encounter cards are revealed',
    "'cardsToReveal' by $count",
    'the players reveal $count additional encounter card{s} in the staging step',
    { count: 'count' },
    { offer: 'read', joins: 'never' },
  ),
  collects: entry('collects more resources', "'collects' by $count", 'collects $count additional resource{s} in each resource phase', {
    count: 'count',
  }),
  draws: entry(
    'draws more cards',
    "'draws' by $count",
    'draws $count additional card{s} in each resource phase',
    { count: 'count' },
    { of: 'player' },
  ),
  'refresh-threat': entry(
    'the refresh phase raises more threat',
    "'refreshThreat' by $count",
    'raises their threat by an additional $count in the refresh phase',
    { count: 'count' },
    { offer: 'read' },
  ),
  trait: entry('gains a trait', "'traits' gain $trait", 'gains the $trait trait', { trait: 'trait' }),
  'keyword-number': entry('gains a keyword with a number', "'keywords' gain $keyword number $amount", 'gains $keyword $amount', {
    keyword: 'keyword',
    amount: 'amount',
  }),
  'staging-threat': entry(
    'adds to the threat of the staging area',
    "'stagingThreat' by $amount",
    'adds $amount [threat] to the staging area',
    {
      amount: 'amount',
    },
    { joins: 'never' },
  ),
  keyword: entry('gains a keyword', "'keywords' gain $keyword", 'gains $keyword', { keyword: 'keyword' }),
  'pays-for': entry('pays for cards of other spheres', "'paysFor' gain $payable", 'may spend resources to pay for $payable of any sphere', {
    payable: 'payable',
  }),
  'paid-from-any-pool': entry(
    'is paid for with resources of any player',
    "'paidFromAnyPool' gain $sphere",
    'may be paid for with [$sphere] resources of any player',
    { sphere: 'sphere' },
  ),
  'counts-for-quest': entry(
    'makes another number count for the quest',
    "'countsForQuest' gain $stat",
    'makes characters count their $stat instead of their [willpower] for the quest',
    { stat: 'stat' },
  ),
  'copies-in-display': entry(
    'limits its copies in the victory display',
    "'copiesInVictoryDisplay' set $count",
    'has no more than $count of its copies in the victory display',
    { count: 'count' },
  ),
  'less-by-number': entry(
    'gets less by the number of the keyword',
    '$stat by -number',
    'gets -X $stat',
    { stat: 'stat' },
    { needs: ['number'], offer: 'read' },
  ),
  'loses-keyword': entry('loses a keyword', "'keywords' lose $keyword", 'loses $keyword', { keyword: 'keyword' }),
  sphere: entry('gains a sphere', "'spheres' gain $sphere", 'gains a [$sphere] resource icon', { sphere: 'sphere' }),
  ...rareChanges,
}
