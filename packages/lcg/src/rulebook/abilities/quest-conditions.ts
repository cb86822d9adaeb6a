/** Conditions and amounts of quest cards, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { whereX } from './entry.ts'

/** Wordings of "there is … here", with each way in which a text names this card. */
const here = (words: string): readonly string[] =>
  ['here', 'on it', 'on (this stage|this quest|this quest card)', 'on $this'].map((place) => `there ${words} ${place}`)

/** Wordings of the number of the stage. */
const stageNumber = 'the (current|) stage number (of the main quest|of the current quest|of the quest|)'

export const questAmounts: AbilityMenus['amounts'] = {
  'players-less': entry(
    '… less than the number of players',
    'Math.max(0, playersInOrder().length - $more)',
    'X⟨(X is the number of players minus $more)⟩',
    { more: 'count' },
    { reads: whereX('the number of players (in the game|) minus $more', '$more less than the number of players (in the game|)') },
  ),
  'players-more': entry(
    '… more than the number of players',
    'playersInOrder().length + $more',
    'X⟨(X is the number of players plus $more)⟩',
    { more: 'count' },
    { reads: whereX('the number of players (in the game|) plus $more', '$more more than the number of players (in the game|)') },
  ),
  'each-more': entry(
    '… more than the number of a set of cards',
    '$group.length + $more',
    'X⟨(X is the number of $groups plus $more)⟩',
    { group: 'group', more: 'count' },
    { reads: whereX('the number of $groups plus $more', '$more (more than|plus) the number of $groups') },
  ),
  stage: entry(
    'the number of the stage',
    "currentStage()?.printedNumber('stage') ?? 0",
    'X⟨(X is the stage number of the main quest)⟩',
    undefined,
    { reads: whereX(stageNumber) },
  ),
  'stage-more': entry(
    '… more than the number of the stage',
    "(currentStage()?.printedNumber('stage') ?? 0) + $more",
    'X⟨(X is the stage number of the main quest plus $more)⟩',
    { more: 'count' },
    { reads: whereX(`${stageNumber} plus $more`, `$more (more than|plus) ${stageNumber}`) },
  ),
}

export const questConditions: AbilityMenus['conditions'] = {
  'stage-is': entry(
    'the players are at a stage with a number',
    "currentStage()?.printedNumber('stage') === $count",
    'the players are at stage $count',
    { count: 'count' },
    { first: { count: 2 }, reads: ['(the players|players|they|you) are (at|on) stage $count (a|b|)'] },
  ),
  'not-first': entry('you are not the first player', 'you !== firstPlayer()', '{you are|they are} not the first player'),
  'named-first': entry(
    'the first player controls a card called …',
    'namedInPlay($code)?.controller === firstPlayer()',
    'the first player controls $code',
    { code: 'code' },
  ),
  claimed: entry(
    'a player controls a card called …',
    'cardsInPlay().some((card) => isNamed(card, $code) && card.controller !== null)',
    'a player controls $code',
    { code: 'code' },
    { reads: ['the players control $code', 'any player controls $code'] },
  ),
  'named-active': entry(
    'a card called … is the active location',
    'namedInPlay($code)?.isActiveLocation === true',
    '$code is the active location',
    { code: 'code' },
    { reads: ['$code is an active location'] },
  ),
  'progress-here': entry(
    'this card has at least … progress',
    'self.progress >= $count',
    'there is at least $count progress on $this',
    { count: 'count' },
    {
      first: { count: 5 },
      reads: here('(is|are) at least $count progress (token|tokens|)').concat(here('(is|are) $count or more progress (token|tokens|)')),
    },
  ),
  'resources-here': entry(
    'this card has at least … resources',
    'self.resources >= $count',
    'there are at least $count resources on $this',
    { count: 'count' },
    {
      first: { count: 3 },
      reads: here('(is|are) at least $count resource{s} (token|tokens|)').concat(
        here('(is|are) $count or more (resource|resources) (token|tokens|)'),
      ),
    },
  ),
  'every-player-has': entry(
    'each player has one of a set of cards',
    'playersInOrder().every((player) => $group.length > 0)',
    'for each player there is a $group',
    { group: 'group' },
    {
      binds: 'player',
      first: { group: choice('your-heroes') },
      reads: [
        'each player controls (a|an|at least 1|at least one|1) $group+yours',
        'each player is engaged with (a|an|at least 1|at least one|1) $group+with-you',
      ],
    },
  ),
  'no-progress': entry('this card has no progress', 'self.progress === 0', 'there is no progress on $this', undefined, {
    reads: here('(is|are) no progress (token|tokens|)'),
  }),
  'no-tokens': entry(
    'this card has no tokens of a sort',
    'self.token($token) === 0',
    'there are no $token counters on $this',
    { token: 'trait' },
    { reads: here('are no $token (counters|tokens)') },
  ),
  'fewer-than-players': entry(
    'there are fewer of a set of cards than players',
    '$group.length < playersInOrder().length',
    'the number of $groups is less than the number of players',
    { group: 'group' },
    {
      reads: [
        'the number of $groups is less than the number of players in the game',
        'there are fewer $groups than (there are|) players (in the game|)',
      ],
    },
  ),
  'points-least': entry(
    'the victory display has at least … victory points',
    "victoryDisplay().reduce((sum, one) => sum + one.stat('victoryPoints'), 0) >= $count",
    'there are at least $count victory points in the victory display',
    { count: 'count' },
    {
      first: { count: 3 },
      reads: [
        'there are $count or more victory points in the victory display',
        '(the players|they) have (collected|) (at least|) $count (or more|) victory points (in the victory display|)',
      ],
    },
  ),
}
