// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the menus hold script as text
/** Effects on decks, piles and zones, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { oneOf } from './entry.ts'

export const pileEffects: AbilityMenus['effects'] = {
  'discard-until': entry(
    'discard from the encounter deck until a card fits',
    "discardUntil('encounter', (card) => $filters)",
    'discard cards from the top of the encounter deck until a $filters is discarded',
    { filters: 'filters' },
  ),
  'discard-until-staging': entry(
    'discard from the encounter deck until a card fits, add it to the staging area',
    "addToStagingArea(discardUntil('encounter', (card) => $filters))",
    'discard cards from the top of the encounter deck until a $filters is discarded, and add it to the staging area',
    { filters: 'filters' },
  ),
  'search-and-reveal': entry(
    'search the encounter deck, reveal what is found',
    "for (const found of search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => $filters, { must: 'if-able' })) revealCard(found)\nshuffleDeck('encounter')",
    '{you|that player} search~ the encounter deck and discard pile for a $filters, reveal~ it, and shuffle~ the encounter deck',
    { filters: 'filters' },
    { joins: 'never' },
  ),
  'found-to-staging': entry(
    'search the encounter deck and discard pile, add to the staging area, without shuffling',
    "for (const found of search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => $filters, { must: 'if-able' })) addToStagingArea(found)",
    '{you|that player} search~ the encounter deck and discard pile for a $filters and add~ it to the staging area',
    { filters: 'filters' },
    { joins: 'never' },
  ),
  'found-engages': entry(
    'search the encounter deck and discard pile, engage what is found, without shuffling',
    "for (const found of search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => $filters, { must: 'if-able' })) engage(found, you)",
    '{you|that player} search~ the encounter deck and discard pile for a $filters and put~ it into play engaged with {you|them}',
    { filters: 'filters' },
    { joins: 'never' },
  ),
  'found-in-deck-engages': entry(
    'search the encounter deck, engage what is found, without shuffling',
    "for (const found of search(you, encounterDeck(), (card) => $filters, { must: 'if-able' })) engage(found, you)",
    '{you|that player} search~ the encounter deck for a $filters and put~ it into play engaged with {you|them}',
    { filters: 'filters' },
    { joins: 'never' },
  ),
  'found-to-hand': entry(
    'search your whole deck, add to hand, without shuffling',
    'for (const found of search(you, you.deck, (card) => $filters)) addToHand(found, you)',
    '{you|that player} search~ {your|their} deck for a $filters and add~ it to {your|their} hand',
    { filters: 'filters' },
    { joins: 'never' },
  ),
  'shuffle-encounter': entry('shuffle the encounter deck', "shuffleDeck('encounter')", 'shuffle the encounter deck'),
  'shuffle-deck': entry('shuffle the deck of a player', 'shuffleDeck($player)', '$player shuffle~ {your|their} deck', { player: 'player' }),
  'put-each-under': entry(
    'put each of a set of cards face down under this card',
    "for (const found of $group) putUnder(found, self, 'down')",
    'place each $group face down under $this',
    { group: 'group' },
    { joins: 'never', first: { group: choice('hand') } },
  ),
  'put-under': entry(
    'put a card under another',
    'putUnder($card, $other)',
    'place $card under $other',
    { card: 'card', other: 'card' },
    { first: { card: oneOf('hand'), other: choice('self') } },
  ),
  'put-under-facedown': entry(
    'put a card face down under another',
    "putUnder($card, $other, 'down')",
    'place $card face down under $other',
    { card: 'card', other: 'card' },
    { first: { card: oneOf('hand'), other: choice('self') } },
  ),
  'put-on-top': entry('put a card on top of its deck', 'putOnTop($card)', "place $card on top of its owner's deck", { card: 'card' }),
  'put-on-bottom': entry('put a card on the bottom of its deck', 'putOnBottom($card)', "place $card on the bottom of its owner's deck", {
    card: 'card',
  }),
  'add-to-display': entry('add a card to the victory display', 'addToVictoryDisplay($card)', 'add $card to the victory display', {
    card: 'card',
  }),
  'set-aside': entry('set a card aside', 'setAside($card)', 'set $card aside, out of play', { card: 'card' }),
  'hold-out': entry(
    'consider a card out of play while this one is in play',
    'holdOutOfPlay($card, self)',
    'consider $card to be out of play while $this is in play',
    { card: 'card' },
    { first: { card: oneOf('locations') } },
  ),
  'turn-over': entry('turn a card to its other side', 'turnOver($card)', 'flip $card to its other side', { card: 'card' }),
  'attach-to-deck': entry('attach a card to a deck', 'attachToDeck($card, $player)', '$player attach~ $card to {your|their} deck', {
    card: 'card',
    player: 'player',
  }),
  'attach-to-player': entry('attach a card to a player', 'attachToPlayer($card, $player)', 'attach $card to $player', {
    card: 'card',
    player: 'player',
  }),
  'look-reorder': entry(
    'look at the top of the encounter deck and reorder it',
    "lookAtAndReorder($player, 'encounter-deck', $count)",
    '$player look~ at the top $count card{s} of the encounter deck and return~ {#it|them} in any order',
    { player: 'player', count: 'count' },
    { first: { count: 3 } },
  ),
  'look-reorder-deck': entry(
    'look at the top of your deck and reorder it',
    'lookAtAndReorder(you, `${you.id}.deck`, $count)',
    '{you|that player} look~ at the top $count card{s} of {your|their} deck and return~ {#it|them} in any order',
    { count: 'count' },
    { first: { count: 3 } },
  ),
  'search-own-deck': entry(
    'search your whole deck, add to hand',
    'for (const found of search(you, you.deck, (card) => $filters)) addToHand(found, you)\nshuffleDeck(you)',
    '{you|that player} search~ {your|their} deck for a $filters, add~ it to {your|their} hand, and shuffle~ {your|their} deck',
    { filters: 'filters' },
    { joins: 'never' },
  ),
  'search-own-deck-play': entry(
    'search your whole deck, put into play',
    'for (const found of search(you, you.deck, (card) => $filters)) putIntoPlay(found, you)\nshuffleDeck(you)',
    '{you|that player} search~ {your|their} deck for a $filters, put~ it into play, and shuffle~ {your|their} deck',
    { filters: 'filters' },
    { joins: 'never' },
  ),
  'search-deck-play': entry(
    'search your deck, put into play',
    'for (const found of search(you, topCards(`${you.id}.deck`, $count), (card) => $filters)) putIntoPlay(found, you)\nshuffleDeck(you)',
    '{you|that player} search~ the top $count cards of {your|their} deck for a $filters, put~ it into play, and shuffle~ {your|their} deck',
    { count: 'count', filters: 'filters' },
    { joins: 'never', first: { count: 5 } },
  ),
  'search-deck-some': entry(
    'search your deck for several cards, add to hand',
    'for (const found of search(you, topCards(`${you.id}.deck`, $count), (card) => $filters, { most: $most })) addToHand(found, you)\nshuffleDeck(you)',
    '{you|that player} search~ the top $count cards of {your|their} deck for up to $most $several, add~ them to {your|their} hand, and shuffle~ {your|their} deck',
    { count: 'count', most: 'count', filters: 'filters' },
    { joins: 'never', first: { count: 5, most: 2 } },
  ),
  'search-encounter-top': entry(
    'search the top of the encounter deck, add to the staging area',
    "for (const found of search(you, topCards('encounter-deck', $count), (card) => $filters, { most: $most, must: 'if-able' })) addToStagingArea(found)\nshuffleDeck('encounter')",
    '{you|that player} search~ the top $count cards of the encounter deck for $most $several, add~ them to the staging area, and shuffle~ the encounter deck',
    { count: 'count', most: 'count', filters: 'filters' },
    { joins: 'never', first: { count: 5, most: 2 } },
  ),
}
