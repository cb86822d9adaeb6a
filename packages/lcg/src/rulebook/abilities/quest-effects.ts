/** Effects on stages and travel, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry, number } from '@questwright/rulebook/menu-entries'
import { oneOf } from './entry.ts'

/** Wordings of "each player searches the encounter deck for 1 different enemy": the enemies that the players find have different titles. */
const eachFinds = (where: string): readonly string[] =>
  ['', ' of his choice', ' of their choice'].flatMap((choice) =>
    [' and', ', and', ', reveals it, and'].map(
      (and) =>
        `each player (must|) (searches|search) ${where} for (a|an|1|one) different $filters${choice}${and} (adds|add) it to the staging area`,
    ),
  )

/**
 * These entries stand before `engage` in the menu. A script such as `engage(named('fox')[0], you)` fits the code of both, and the builder opens a script
 * as the first entry that it fits.
 */
export const engagingEffects: AbilityMenus['effects'] = {
  'put-engaged': entry(
    'put a card called … into play engaged with a player',
    'engage(named($code)[0], $player)',
    'put $code into play engaged with $player',
    { code: 'code', player: 'player' },
    { first: { player: choice('first') } },
  ),
}

export const questEffects: AbilityMenus['effects'] = {
  advance: entry('advance to the next stage', 'advanceToNextStage()', 'advance to the next stage', undefined, { concerns: 'everybody' }),
  'advance-to': entry(
    'advance to a stage with a number',
    'advanceToStage($count)',
    'advance to stage $count',
    { count: 'count' },
    { concerns: 'everybody', first: { count: 2 }, reads: ['(the players|) (immediately|) (advance|proceed) to stage $count (a|b|)'] },
  ),
  'bypass-to': entry(
    'bypass the stages before one with a number',
    'bypassStagesBefore($count)',
    'bypass the stages before stage $count',
    { count: 'count' },
    { concerns: 'everybody', first: { count: 3 } },
  ),
  'attach-card': entry(
    'attach a card to another',
    'attach($card, $other)',
    'attach $card to $other',
    { card: 'card', other: 'card' },
    { first: { card: choice('named', { code: 'name-of-a-card' }), other: oneOf('heroes') } },
  ),
  'control-set-up': entry(
    'a player takes control of a card in the setup',
    'putIntoPlay($card, $player)',
    '$player take~ control of $card',
    { card: 'card', player: 'player' },
    { offer: 'read', reads: ['$player gain~ control of $card'] },
  ),
  'each-finds': entry(
    'each player searches for a different card of a sort, and adds it to the staging area',
    'for (const found of eachPlayerFinds(() => encounterDeck(), (card) => $filters)) addToStagingArea(found)',
    'each player searches the encounter deck for a different $filters and adds it to the staging area',
    { filters: 'filters' },
    {
      joins: 'never',
      concerns: 'everybody',
      first: { filters: [choice('enemy')] },
      reads: eachFinds('the encounter deck'),
    },
  ),
  'each-finds-anywhere': entry(
    'each player searches the encounter deck and discard pile for a different card of a sort, and adds it to the staging area',
    'for (const found of eachPlayerFinds(() => [...encounterDeck(), ...encounterDiscardPile()], (card) => $filters)) addToStagingArea(found)',
    'each player searches the encounter deck and discard pile for a different $filters and adds it to the staging area',
    { filters: 'filters' },
    {
      joins: 'never',
      concerns: 'everybody',
      first: { filters: [choice('enemy')] },
      reads: eachFinds('the encounter deck and discard pile'),
    },
  ),
  'discard-until-some': entry(
    'discard from the encounter deck until several cards fit',
    "discardUntilSome('encounter', $amount, (card) => $filters)",
    'discard cards from the top of the encounter deck until $amount $several {#is|are} discarded',
    { amount: 'amount', filters: 'filters' },
    {
      returns: 'cards',
      again: 'discarded',
      first: { filters: [choice('location')] },
      reads: [
        'discard cards from (the top of|) (the encounter deck|the deck) until $amount $several (are|have been|is) discarded',
        'discard cards from (the top of|) (the encounter deck|the deck) until {you|they} discard $amount $several',
        'discard cards from the top until $amount $several are discarded',
      ],
    },
  ),
  'add-copies': entry(
    'add several cards called … to the staging area',
    'for (const one of named($code, $amount)) addToStagingArea(one)',
    'add $amount copies of $code to the staging area',
    { code: 'code', amount: 'amount' },
    {
      joins: 'never',
      concerns: 'everybody',
      first: { amount: number(2) },
      reads: [
        ...[2, 3, 4].map((count) => [`${count} copies of (the|) $code`, String(count)] as const),
        ['(1|a) copy of (the|) $code per player', 'players'] as const,
        ['(1|a) copy of (the|) $code for each player (in the game|)', 'players'] as const,
        ['2 copies of (the|) $code per player', 'times-players/2'] as const,
      ].flatMap(([copies, amount]) => [
        `add ${copies} to the staging area ⇒ amount:${amount}`,
        `search the encounter deck for ${copies}(,|) and add (it|them) to the staging area ⇒ amount:${amount}`,
        `search the encounter deck and discard pile for ${copies}(,|) and add (it|them) to the staging area ⇒ amount:${amount}`,
      ]),
    },
  ),
  'set-aside-copies': entry(
    'set aside each card called … in the encounter deck',
    'for (const one of encounterDeck().filter((card) => isNamed(card, $code))) setAside(one)',
    'set each copy of $code aside, out of play',
    { code: 'code' },
    {
      joins: 'never',
      reads: [
        'set (each|all) (copy|copies) of $code aside(, out of play|)',
        '(remove|search the encounter deck for) (each|all) (copy|copies) of $code (from the encounter deck|) and set (it|them) aside(, out of play|)',
      ],
    },
  ),
  'progress-beyond': entry(
    'place no more than … progress on this card in a round',
    "event.change('amount', Math.max(0, Math.min(event.amount, $count - amountThisRound('progressPlaced', self))))",
    'no more than $count progress is placed on $this in a round',
    { count: 'count' },
    { needs: ['amount part', 'cancellable'], joins: 'never', first: { count: 3 } },
  ),
  'lose-progress': entry(
    'remove all progress from the quest',
    'removeProgress(currentQuest(), currentQuest()?.progress ?? 0)',
    'remove all progress from the current quest',
    undefined,
    { concerns: 'everybody' },
  ),
  'add-active': entry(
    'put a location into play as an active location',
    'addActiveLocation($card)',
    'put $card into play as an active location',
    { card: 'card' },
    { first: { card: choice('named-anywhere', { code: 'name-of-a-card' }) } },
  ),
  'leave-quest-each': entry(
    'remove each of a set of cards from the quest',
    'for (const one of $group) removeFromQuest(one)',
    'remove each $group from the quest',
    { group: 'group' },
    { joins: 'never', first: { group: choice('committed') } },
  ),
  travel: entry(
    'travel to a location',
    'travelTo($card)',
    'travel to $card',
    { card: 'card' },
    { concerns: 'everybody', first: { card: oneOf('locations') } },
  ),
}
