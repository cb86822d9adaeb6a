/** The kinds of abilities, their costs and their limits. */

import type { AbilityMenus, AbilityWord } from '@questwright/rulebook'
import { choice, entry, number } from '@questwright/rulebook/menu-entries'

type Costs = NonNullable<AbilityMenus['costs']>
const heal = choice('heal', { cards: choice('self') })
const does: AbilityWord['parts'] = ['costs', 'conditions', 'limit', 'effects']
const onEvent: AbilityWord['parts'] = ['trigger', ...does]

const action = (label: string, code: string): AbilityWord => ({
  label,
  help: `Its player may use it in the ${label} phase, as often as it can be paid.`,
  code,
  parts: does,
  gives: ['deed', 'paid'],
  begins: { effects: [heal] },
})

const answer = (
  label: string,
  code: string,
  timing: 'after' | 'when',
  more: Partial<AbilityWord> & { readonly help: string },
): AbilityWord => ({
  label,
  code,
  parts: onEvent,
  timings: [timing],
  eventIs: 'argument',
  gives: ['deed', 'paid'],
  begins: { trigger: { timing, of: 'self' }, effects: [heal] },
  ...more,
})

const moment = (label: string, code: string, leads: string, help: string, more: Partial<AbilityWord> = {}): AbilityWord => ({
  label,
  help,
  code,
  parts: does,
  says: '',
  leads,
  gives: ['deed', 'paid'],
  begins: { effects: [heal] },
  ...more,
})

const standing = (
  label: string,
  code: string,
  help: string,
  change: AbilityWord['begins']['change'],
  parts: AbilityWord['parts'] = ['change', 'conditions'],
): AbilityWord => ({
  label,
  help,
  code,
  parts,
  reads: 'alone',
  changes: 'calls',
  gives: ['standing'],
  begins: change ? { change } : {},
})

const words: { readonly [word: string]: AbilityWord } = {
  fellowship: action('Fellowship', 'fellowship'),
  shadow: action('Shadow', 'shadow'),
  maneuver: action('Maneuver', 'maneuver'),
  archery: action('Archery', 'archery'),
  assignment: action('Assignment', 'assignment'),
  skirmish: action('Skirmish', 'skirmish'),
  regroup: action('Regroup', 'regroup'),
  'response-before': answer('Response: about to', 'isAboutTo', 'when', {
    help: 'Its player may use it when something is about to happen, and may prevent it.',
    says: 'Response',
    leads: 'if',
  }),
  response: answer('Response', 'responseTo', 'after', { help: 'Its player may use it when something has happened.', leads: 'if' }),
  'each-time': answer('Each time', 'eachTime', 'after', { help: 'It happens by itself each time.', says: '', leads: 'each time' }),
  'may-each-time': answer('Each time, you may', 'mayEachTime', 'after', {
    help: 'Its player may use it each time, once.',
    says: '',
    leads: 'each time',
    use: 'may',
  }),
  'each-time-before': answer('Each time: about to', 'eachTimeAboutTo', 'when', {
    help: 'It happens by itself before something happens, and may replace it.',
    says: '',
    leads: 'each time',
  }),
  'when-played': moment('When you play it', 'whenPlayed', 'when you play $this', 'It happens when the card is played.'),
  'may-when-played': moment(
    'When you play it, you may',
    'mayWhenPlayed',
    'when you play $this',
    'You may use it when the card is played.',
    {
      use: 'may',
    },
  ),
  'start-of-turn': moment(
    'At the start of your turn',
    'atStartOfTurn',
    'at the start of each of your turns',
    'It happens when a turn of its player begins.',
  ),
  'may-start-of-turn': moment(
    'At the start of your turn, you may',
    'mayAtStartOfTurn',
    'at the start of each of your turns',
    'Its player may use it when a turn of theirs begins.',
    { use: 'may' },
  ),
  has: standing(
    'Is, costs',
    'has',
    'A number that is higher or lower all the time.',
    choice('more', { cards: choice('self'), stat: 'strength', amount: number(1) }),
  ),
  'has-instead': standing(
    'Is instead',
    'hasInstead',
    'A number that is this one all the time.',
    choice('minions-most', { cards: choice('self'), count: 1 }),
  ),
  'table-has': standing(
    'Archery totals',
    'tableHas',
    'An archery total that is higher or lower all the time.',
    choice('table-more', { total: 'minionArchery', amount: number(1) }),
  ),
  gains: standing(
    'Gains',
    'gains',
    'Something that cards may do all the time, such as to be fierce.',
    choice('gains', { cards: choice('self'), permission: 'fierce' }),
  ),
  'gains-keyword': standing(
    'Gains a keyword',
    'gainsKeyword',
    'A keyword that cards have all the time.',
    choice('gains-keyword', { cards: choice('self'), keyword: 'archer' }),
  ),
  loses: standing(
    'May not',
    'loses',
    'Something that cards may not do all the time.',
    choice('loses', { cards: choice('self'), ban: 'mayBeAssigned' }),
  ),
  cannot: standing(
    'Cannot',
    'cannot',
    'Something that does not happen to cards.',
    choice('cannot', { happening: 'played', cards: choice('each', { filters: [choice('type', { type: 'event' })] }) }),
  ),
  skips: standing('Skip a phase', 'skips', 'A phase that is left out.', choice('skips', { phase: 'archery' })),
  'bearer-must-be': standing(
    'Bearer must be',
    'bearerMustBe',
    'Which cards may bear it.',
    choice('bearer-must-be', { cards: choice('a', { filters: [choice('race', { race: 'man' })] }) }),
    ['change'],
  ),
  'to-play': {
    label: 'To play',
    help: 'What must be spotted or paid to play the card, besides its twilight cost.',
    code: 'toPlay',
    parts: ['costs'],
    gives: ['to-play'],
    begins: {},
  },
}

const phaseActions = ['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup']
const freeActions = phaseActions.filter((word) => word !== 'shadow')
const shadowActions = phaseActions.filter((word) => word !== 'fellowship')
const triggers = ['each-time', 'may-each-time', 'response-before', 'response', 'each-time-before']
const played = ['when-played', 'may-when-played', 'to-play']
const turns = ['start-of-turn', 'may-start-of-turn']
const constants = ['has', 'table-has', 'gains', 'gains-keyword', 'loses', 'cannot', 'has-instead', 'skips']

const types: NonNullable<AbilityMenus['types']> = {
  companion: { words: [...freeActions, ...turns, ...constants, ...triggers, ...played], event: 'wonSkirmish' },
  ally: { words: [...freeActions, ...turns, ...constants, ...triggers, ...played], event: 'played' },
  minion: { words: [...shadowActions, ...played, ...constants, ...triggers], event: 'wonSkirmish' },
  possession: { words: ['bearer-must-be', ...constants, ...phaseActions, ...triggers, ...played], gives: ['host'], event: 'wounded' },
  artifact: { words: ['bearer-must-be', ...constants, ...phaseActions, ...triggers, ...played], gives: ['host'], event: 'wounded' },
  condition: { words: ['bearer-must-be', ...constants, ...phaseActions, ...triggers, ...played], gives: ['host'], event: 'played' },
  event: { words: [...phaseActions, 'response-before', 'response', 'to-play'], event: 'wounded' },
  site: { words: ['each-time', 'may-each-time', ...constants, ...phaseActions, 'each-time-before'], event: 'movedTo' },
  ring: { words: ['response-before', 'each-time-before', ...constants, ...triggers], gives: ['host'], event: 'wounded' },
}

/** For abilities that do something, not for the price of playing a card. */
const deed = { needs: ['deed'] }
const paid = (option: string, label: string, code: string, says: string, blanks: Costs[string]['blanks'], more = {}) =>
  entry(label, code, says, blanks, { option, ...more })

const playable = { first: { cards: choice('in-hand', { filters: [choice('type', { type: 'ally' })] }) }, ...deed }
const costs: Costs = {
  exert: paid('exert', 'exert', '$cards', 'Exert $cards', { cards: 'cards' }, { first: { cards: choice('self') } }),
  'exert-twice': paid(
    'exert',
    'exert twice',
    'twice($cards)',
    'Exert $cards twice',
    { cards: 'cards' },
    { first: { cards: choice('self') } },
  ),
  discard: paid('discard', 'discard a card in play', '$cards', 'Discard $cards', { cards: 'cards' }, { first: { cards: choice('self') } }),
  'hand-number': paid('fromHand', 'discard cards from hand', '$count', 'Discard $count card{s} from hand', { count: 'count' }, deed),
  'hand-cards': paid(
    'fromHand',
    'discard a card of a kind from hand',
    '$cards',
    'Discard $cards',
    { cards: 'cards' },
    { first: { cards: choice('in-hand', { filters: [] }) }, ...deed },
  ),
  remove: paid('remove', 'remove twilight tokens', '$count', 'Remove ($count)', { count: 'count' }, deed),
  add: paid('add', 'add twilight tokens', '$count', 'Add ($count)', { count: 'count' }, deed),
  burdens: paid('burdens', 'add burdens', '$count', 'Add $count burden{s}', { count: 'count' }),
  spot: paid('spot', 'spot a card', '$cards', 'Spot $cards', { cards: 'cards' }),
  'spot-tokens': paid('spotTwilight', 'spot twilight tokens', '$count', 'Spot $count twilight token{s}', { count: 'count' }, deed),
  'remove-threats': paid('removeThreats', 'remove threats', '$count', 'Remove $count threat{s}', { count: 'count' }, deed),
  'play-is-possible': paid('plays', 'only if such a card can be played', '$cards', '', { cards: 'cards' }, playable),
  'play-for-less': paid(
    'plays',
    'only if such a card can be played for less',
    '[$cards, { less: $count }]',
    '',
    { cards: 'cards', count: 'count' },
    playable,
  ),
  'play-on': paid(
    'plays',
    'only if such a card can be played on a character',
    '[$cards, { on: $on }]',
    '',
    { cards: 'cards', on: 'cards' },
    playable,
  ),
}

const limits: NonNullable<AbilityMenus['limits']> = {
  amount: entry('so much in a phase, such as (limit +3)', 'amount($count)', '(limit +$count)', { count: 'count' }, { first: { count: 3 } }),
  uses: entry('so many uses in a phase', 'uses($count)', '(Limit {#once|$count times} per phase.)', { count: 'count' }),
  'uses-in-turn': entry('so many uses in a turn', "uses($count, 'turn')", '(Limit {#once|$count times} per turn.)', { count: 'count' }),
}

export const wordMenus = {
  words,
  types,
  places: { keyword: { words: [...constants, ...triggers], gives: ['number', 'host'], event: 'assigned' } },
  costs,
  limits,
}
