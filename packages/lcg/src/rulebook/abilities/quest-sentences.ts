/** Whole sentences of quest cards that are abilities, for the reading of texts. */
import type { AbilityMenus } from '@questwright/rulebook'
import { bearer, cannot, choice, happens, modifier, permits, sentence, stages } from './sentence-parts.ts'

type Sentences = NonNullable<NonNullable<AbilityMenus['texts']>['sentences']>

/** "(Bypassing stage 2)" behind the next stage, as a reminder. */
const bypassing = ['', ' [open] bypassing stage $other [close]', ', bypassing stage $other']

const byPlayerCards = [choice('by-card'), choice('by-players')]

const resourcesOnSubject = [choice('tokens', { card: choice('subject'), amount: choice('fixed', { count: '$count' }) })]

export const questSentences: Sentences = [
  sentence(
    bypassing.flatMap((reminder) => [
      `(if|when|after) (the|) players (defeat|complete) this stage, advance to stage $count (a|b|)${reminder}`,
      `(if|when|after) this stage is (defeated|completed|complete), advance to stage $count (a|b|)${reminder}`,
      `(if|when|after) this stage is (defeated|completed|complete) advance to stage $count (a|b|)${reminder}`,
    ]),
    happens('forced', 'when', 'stageDefeated', [choice('bypass-to', { count: '$count' })]),
    { count: 'count', other: 'count' },
    stages,
  ),
  sentence(
    ['(if|when|after) (the|) players (defeat|complete) this stage with $code in the staging area, advance to stage $count (a|b|)'].flatMap(
      (text) => bypassing.map((reminder) => `${text}${reminder}`),
    ),
    {
      ...happens('forced', 'when', 'stageDefeated', [choice('bypass-to', { count: '$count' })]),
      conditions: [choice('named-in-staging', { code: '$code' })],
    },
    { count: 'count', other: 'count', code: 'code' },
    stages,
  ),
  sentence(
    [
      '(the|) players win the game when this stage is defeated',
      '(if|when) this stage is (defeated|completed|complete), (the players|they|you) (win|have won)( the game| this game|)',
      '(if|when) (the|) players (defeat|complete) this stage, (they|the players) (immediately|) (win|have won)',
      'if (the|) players (defeat|complete) this stage they (win|have won) the game',
    ],
    happens('forced', 'when', 'stageDefeated', [choice('win')]),
    {},
    stages,
  ),
  sentence(
    [
      '(the|) players cannot advance to stage $number (a|b|)',
      '(the|) players cannot (advance|proceed) (to|past) (the next stage|this stage)',
      '(the|) players cannot leave (this|the) (stage|quest)',
      'this stage cannot be advanced',
      'you cannot advance',
    ],
    cannot('stageDefeated'),
    { number: 'next stage' },
    stages,
  ),
  sentence(
    [
      '(the|) players cannot complete (this|the) (stage|quest)',
      'this stage cannot be completed',
      'you cannot (defeat|complete) this stage',
    ],
    cannot('stageDefeated', 'self', choice('by-progress')),
    {},
    stages,
  ),
  sentence(
    ['skip the staging step of the quest phase', 'skip the staging step'],
    cannot('stepTaken', [], choice('step-is', { step: '3.3' })),
    {},
    stages,
  ),
  sentence(
    [
      '$this adds $amount [threat] to the staging area',
      'this stage adds $amount [threat] to the staging area',
      'add $amount [threat] to the staging area',
    ],
    modifier('staging-threat', { amount: '$amount' }, []),
    { amount: 'amount' },
    ['quest', 'objective', 'location'],
  ),
  sentence(
    [
      "$on 's engagement cost is (considered to be|treated as if it were|considered to be equal to) $count",
      "treat $on 's engagement cost as if it were $count",
    ],
    modifier('set', { stat: 'engagementCost', count: '$count' }, '$on'),
    { ...bearer, count: 'count' },
  ),
  sentence(
    [
      '$on is considered to be engaged with each player and attacks each player in turn order during the combat phase',
      '$on is considered to be engaged with each player and attacks each player (in turn|in player order) during the combat phase',
      '$on is considered (to be|) engaged with (all players|every player)',
    ],
    permits('consideredEngaged', '$on'),
    bearer,
  ),
  sentence(
    [
      '$on (do|does) not make engagement checks and cannot be optionally engaged',
      '$on cannot be optionally engaged and (do|does) not make engagement checks',
    ],
    [cannot('engages', '$on', choice('engages-by-check')), cannot('engages', '$on', choice('engaged-optionally'))],
    bearer,
  ),
  sentence(
    ['player card effects cannot place progress (tokens|) on $on', 'progress (tokens|) cannot be placed on $on by player card effects'],
    cannot('progressPlaced', '$on', ...byPlayerCards),
    bearer,
  ),
  sentence(
    [
      "each player's threat cannot be (reduced|lowered) by player card effects",
      '(the|) players cannot (reduce|lower) their threat (with|by) player card effects',
      "(the|) players' threat cannot be (reduced|lowered) by player card effects",
    ],
    cannot('threatLowered', [], ...byPlayerCards),
  ),
  // "enters play with" is no later effect: nothing can happen between the entering and the tokens
  sentence(
    ['(each|any|) $of enters play with $count resource (token{s}|) on it'],
    happens('as', 'when', 'entersPlay', resourcesOnSubject, '$of'),
    { of: 'filters', count: 'count' },
  ),
  sentence(
    ['(each|any|) $of revealed (from|by) the encounter deck enters play with $count resource (token{s}|) on it'],
    { ...happens('as', 'when', 'entersPlay', resourcesOnSubject, '$of'), conditions: [choice('came-revealed')] },
    { of: 'filters', count: 'count' },
  ),
  sentence(
    [
      '(characters|each character) (use their|uses its) [attack] instead of [willpower] when questing',
      'characters quest using [attack] instead of [willpower]',
    ],
    modifier('counts-for-quest', { stat: 'attack' }, []),
  ),
  sentence(
    [
      '(characters|each character) (use their|uses its) [defense] instead of [willpower] when questing',
      'characters quest using [defense] instead of [willpower]',
    ],
    modifier('counts-for-quest', { stat: 'defense' }, []),
  ),
  sentence(
    ['no more than $count progress (tokens|token|) can be placed (here|on this stage|on $this) each round'],
    { ...happens('as', 'when', 'progressPlaced', [choice('progress-beyond', { count: '$count' })]) },
    { count: 'count' },
  ),
]
