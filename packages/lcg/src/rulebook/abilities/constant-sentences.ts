/** Whole sentences without a label on encounter and quest cards that are abilities, for the reading of texts. */
import type { AbilityMenus } from '@questwright/rulebook'
import { alwaysOfFirst, bearer, cannot, choice, happens, modifier, not, permits, self, sentence, stages } from './sentence-parts.ts'

type Sentences = NonNullable<NonNullable<AbilityMenus['texts']>['sentences']>

const againstThis = [
  '(against|against attacks made by|against attacks of) $this',
  '(against|against attacks made by) (this|that) enemy',
  'against (its|his|her) attacks',
]

const cannotDefend = againstThis.map(
  (against) => `(each|all|any|) $of cannot (defend|be declared as a defender|be declared as defenders|be declared as defender) ${against}`,
)

export const constantSentences: Sentences = [
  // damage
  sentence(
    [
      '$this cannot take more than $count damage (each|per|in a|in any) round',
      'cannot take more than $count damage (each|per|in a|in any) round',
    ],
    happens('as', 'when', 'damaged', [choice('prevent-beyond', { count: '$count' })]),
    { count: 'count' },
  ),
  sentence(
    ['$on cannot be damaged by player card effects'],
    cannot('damaged', '$on', not(choice('from-attack')), choice('by-card'), choice('by-players')),
    bearer,
  ),
  sentence(['damage cannot be healed from $on', 'no damage can be healed from $on'], cannot('healed', '$on'), bearer),
  sentence(['damage cannot be healed', 'no damage can be healed'], cannot('healed', [])),
  // attachments
  sentence(
    ['($this|) cannot have $trait attachments'],
    cannot('attached', [choice('no-trait', { trait: '$trait' })], choice('onto-this')),
    { trait: 'other trait' },
  ),
  // an enemy in the staging area leaves it by engaging a player, a location by becoming the active one
  sentence(['($this|) cannot leave the staging area'], cannot('engages'), {}, ['enemy']),
  sentence(['($this|) cannot leave the staging area'], cannot('travels'), {}, ['location']),
  // readying
  sentence(
    ['$on (do|does) not ready during (the|each) refresh phase', '$on cannot (ready|be readied) during (the|each) refresh phase'],
    cannot('readied', '$on', choice('while-refreshing')),
    bearer,
  ),
  // attacks
  sentence(cannotDefend, cannot('defends', '$of', choice('against-this')), { of: 'filters' }, ['enemy']),
  sentence(
    [
      '$this cannot be attacked by (each|all|any|) $of',
      '(each|all|any|) $of cannot (attack|be declared as attackers against|be declared as an attacker against) $this',
    ],
    cannot('attacked', 'self', choice('some-attacker', { filters: '$of' })),
    { of: 'filters' },
    ['enemy'],
  ),
  sentence(
    [
      '(each|all|any|) $of cannot attack or defend against $this',
      '(each|all|any|) $of cannot be declared as attackers or defenders against $this',
      '(each|all|any|) $of cannot be declared as an attacker or defender against $this',
    ],
    [cannot('attacked', 'self', choice('some-attacker', { filters: '$of' })), cannot('defends', '$of', choice('against-this'))],
    { of: 'filters' },
    ['enemy'],
  ),
  // threat, engagement cost and travel
  sentence(
    ['$this (contributes its|adds its) [threat] to (the total [threat] in|) the staging area'],
    modifier('staging-threat', { amount: choice('own-threat') }, []),
    {},
    ['enemy', 'location', 'objective'],
  ),
  sentence(
    ['the engagement cost of $on is $count', "$on 's engagement cost is $count"],
    modifier('set', { stat: 'engagementCost', count: '$count' }, '$on'),
    { ...bearer, count: 'count' },
  ),
  sentence(['when faced with the option to travel, (the|) players cannot travel to $on'], cannot('travels', '$on'), bearer),
  sentence(['(the|) players cannot travel', '(the|) players cannot travel to locations'], cannot('travels', [])),
  sentence(
    ['(the|) players skip the $phase phase', 'each player skips the $phase phase'],
    { word: 'skips', change: { id: 'skips', with: { what: '$phase' } } },
    { phase: 'phase' },
  ),
  sentence(
    [
      '(if|when) (the|) players (defeat|complete) this stage (and|while|with) $conditions, (they|the players) (win|have won)( the game|)',
      '(if|when) this stage is (defeated|completed) (and|while) $conditions, (they|the players) (win|have won)( the game|)',
      'if $conditions and (the players|) (defeat|complete) this stage, (they|the players) (win|have won)( the game|)',
    ],
    { ...happens('forced', 'when', 'stageDefeated', [choice('win')]), conditions: '$conditions' },
    { conditions: 'conditions' },
    stages,
  ),
  sentence(
    ['the cost to play (each|all) $on is (increased|raised) by $count', '(increase|raise) the cost to play (each|all) $on by $count'],
    modifier('more', { stat: 'cost', amount: choice('fixed', { count: '$count' }) }, ['$on', choice('in-hand')]),
    { on: 'filters', count: 'count' },
  ),
  // objectives
  sentence(
    [
      'while $this is in the staging area, (it|he|she) is committed to the (current|) quest',
      'while $this is in the staging area, $this is committed to the (current|) quest',
    ],
    permits('committedInStaging'),
  ),
  sentence(
    ['the first player (gains|takes|has) control of $this(,|) as an ally'],
    alwaysOfFirst(choice('take-control', { card: self, player: choice('first') })),
    {},
    ['objective-ally', 'objective-hero'],
  ),
]
