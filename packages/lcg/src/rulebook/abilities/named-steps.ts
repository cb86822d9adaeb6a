// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the menus hold script as text
/** Entries of the ability builder for what an earlier effect chose, found or discarded, and for numbers of such a card. */

import type { MenuEntry } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { type Entries, oneOf, whereX } from './entry.ts'

/** What the scripts of effects return, and the word that names it again. */
export const returns: { readonly [effect: string]: Pick<MenuEntry, 'returns' | 'again'> } = {
  draw: { returns: 'cards', again: 'drawn' },
  discard: { returns: 'cards', again: 'discarded' },
  'discard-deck': { returns: 'cards', again: 'discarded' },
  'discard-bottom': { returns: 'cards', again: 'discarded' },
  'discard-random': { returns: 'cards', again: 'discarded' },
  'discard-encounter': { returns: 'cards', again: 'discarded' },
  'discard-encounter-amount': { returns: 'cards', again: 'discarded' },
  'discard-until': { returns: 'card', again: 'discarded' },
  reveal: { returns: 'cards', again: 'revealed' },
  exhaust: { returns: 'number', again: 'character exhausted' },
  heal: { returns: 'number', again: 'damage healed' },
  'remove-tokens': { returns: 'number', again: 'resource removed' },
  commit: { returns: 'number', again: 'character committed' },
}

export const stepEffects: Entries = {
  'search-for': entry(
    'search the encounter deck and discard pile for a card',
    "search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => $filters, { must: 'if-able' })[0]",
    '{you|that player} search~ the encounter deck and discard pile for a $filters',
    { filters: 'filters' },
    {
      returns: 'card',
      first: { filters: [choice('enemy')] },
      reads: [
        '{you|that player} search~ the encounter deck (and|or) discard pile for (a|an|1) $filters',
        '{you|that player} search~ the encounter deck (and|or) (the|) (encounter|) discard pile for (a|an|1) $filters',
      ],
    },
  ),
  'search-deck-for': entry(
    'search the encounter deck for a card',
    "search(you, encounterDeck(), (card) => $filters, { must: 'if-able' })[0]",
    '{you|that player} search~ the encounter deck for a $filters',
    { filters: 'filters' },
    {
      returns: 'card',
      first: { filters: [choice('enemy')] },
      reads: ['{you|that player} search~ the encounter deck for (a|an|1) $filters'],
    },
  ),
  'search-own-deck-for': entry(
    'search your deck for a card',
    'search(you, you.deck, (card) => $filters)[0]',
    '{you|that player} search~ {your|their} deck for a $filters',
    { filters: 'filters' },
    { returns: 'card', reads: ['{you|that player} search~ {your|their} deck for (a|an|1) $filters'] },
  ),
  'search-top-for': entry(
    'search the top of your deck for a card',
    'search(you, topCards(`${you.id}.deck`, $count), (card) => $filters)[0]',
    '{you|that player} search~ the top $count cards of {your|their} deck for a $filters',
    { count: 'count', filters: 'filters' },
    {
      returns: 'card',
      first: { count: 5 },
      reads: ['{you|that player} search~ the top $count cards of {your|their} deck for (a|an|1) $filters'],
    },
  ),
  'discard-top': entry(
    'discard the top card of the encounter deck',
    'discardFromEncounterDeck(1)[0]',
    'discard the top card of the encounter deck',
    undefined,
    { returns: 'card', again: 'discarded' },
  ),
  'discard-random-one': entry(
    'discard a card at random from hand',
    'discardAtRandom($player, 1)[0]',
    '$player discard~ 1 card at random from {your|their} hand',
    { player: 'player' },
    { returns: 'card', again: 'discarded' },
  ),
  'discard-deck-top': entry(
    'discard the top card of the deck of a player',
    'discard(topCards(`${$player.id}.deck`, 1))[0]',
    '$player discard~ the top card of {your|their} deck',
    { player: 'player' },
    { returns: 'card', again: 'discarded', wants: ['player'] },
  ),
  'discard-bottom-one': entry(
    'discard the bottom card of the deck of a player',
    'discard($player.deck[0])[0]',
    '$player discard~ the bottom card of {your|their} deck',
    { player: 'player' },
    { returns: 'card', again: 'discarded', wants: ['player'] },
  ),
  'reveal-top': entry('reveal an encounter card', 'revealEncounterCards(1)[0]', 'reveal 1 card from the encounter deck', undefined, {
    returns: 'card',
    again: 'revealed',
  }),
  'to-hand': entry(
    'add a card to a hand',
    'addToHand($card, you)',
    'add $card to {your|their} hand',
    { card: 'card' },
    { first: { card: choice('top-discard') }, reads: ['put $card into {your|their} hand'] },
  ),
  pick: entry('choose a card', '$card', 'choose $card', { card: 'card' }, { returns: 'card', first: { card: oneOf('enemies') } }),
  'pick-some': entry(
    'choose several cards',
    '$cards',
    'choose $cards',
    { cards: 'cards' },
    { returns: 'cards', first: { cards: choice('choose-some', { group: choice('enemies'), amount: choice('fixed', { count: 2 }) }) } },
  ),
  'pick-player': entry(
    'choose a player',
    '$player',
    'choose $player',
    { player: 'player' },
    { returns: 'player', first: { player: choice('choose') } },
  ),
}

/** Before the entry “each of …”, which would write the same script: “exhaust those characters”. */
export const severalOfStep: Entries = {
  steps: entry('the cards of an earlier effect', '$step', '$step', { step: 'cards name' }, { means: 'several' }),
}

export const stepCards: Entries = {
  // "it" after a look at the card
  'top-encounter': entry(
    'the top card of the encounter deck',
    "topCards('encounter-deck', 1)[0]",
    'the top card of the encounter deck',
    undefined,
    { absent: 'possible', offer: 'read' },
  ),
  step: entry('the card of an earlier effect', '$step', '$step', { step: 'card name' }, { absent: 'possible' }),
}

export const stepPlayers: Entries = {
  step: entry('the player of an earlier effect', '$step', 'that player', { step: 'player name' }),
}

export const stepGroups: Entries = {
  steps: {
    label: 'the cards of an earlier effect',
    code: '$step',
    noun: 'named',
    says: '$step',
    blanks: { step: 'cards name' },
  },
  highest: {
    label: 'those of a set of cards with the highest …',
    code: 'highest($group, $measure)',
    noun: 'leader',
    says: '$group with the highest $measure',
    blanks: { group: 'group', measure: 'measure' },
    first: { group: choice('enemies') },
    reads: ['highest $measure $group', '$group with highest $measure'],
  },
  lowest: {
    label: 'those of a set of cards with the lowest …',
    code: 'lowest($group, $measure)',
    noun: 'least',
    says: '$group with the lowest $measure',
    blanks: { group: 'group', measure: 'measure' },
    first: { group: choice('enemies') },
    reads: ['lowest $measure $group', '$group with lowest $measure', '$group with the least $measure'],
  },
  most: {
    label: 'those of a set of cards with the most …',
    code: 'highest($group, $counted)',
    noun: 'leader',
    says: '$group with the most $counted',
    blanks: { group: 'group', counted: 'counted' },
    first: { group: choice('characters') },
  },
  fewest: {
    label: 'those of a set of cards with the fewest …',
    code: 'lowest($group, $counted)',
    noun: 'least',
    says: '$group with the least $counted',
    blanks: { group: 'group', counted: 'counted' },
    first: { group: choice('characters') },
    reads: ['$group with the fewest $counted', '$group with the lowest $counted'],
  },
}

/** Wordings of a number of a card that is the X of a text. */
const numberOf = (words: string): readonly string[] => [...whereX(`‹$card|${words}›`), `spoken: ‹$card|${words}›`]

/** By effect on a number of cards: the effect that does the same to one card, and returns it. */
export const single = {
  'discard-encounter': 'discard-top',
  reveal: 'reveal-top',
  'discard-random': 'discard-random-one',
  'discard-deck': 'discard-deck-top',
  'discard-bottom': 'discard-bottom-one',
} as const

/** By effect on each of a set of cards: the effect that does the same, and returns their number. */
export const numbered = { 'return-staging-each': 'return-staging-all' } as const

/** By effect that only looks at cards: the card that a later "that card" means. */
export const shown = { look: 'top-encounter' } as const

/** What superlatives compare. */
export const measures = {
  measure: {
    willpower: '[willpower]',
    attack: '[attack]',
    defense: '[defense]',
    threat: '[threat]',
    engagementCost: 'engagement cost',
    threatCost: 'threat cost',
    cost: 'cost',
    printedCost: 'printed cost',
    questPoints: 'quest points',
    victoryPoints: 'victory points',
  },
  counted: {
    damage: 'damage',
    progress: 'progress',
    resources: 'resources',
    attachments: 'attachments',
    hitPointsLeft: 'remaining hit points',
    hitPoints: 'hit points',
  },
} as const

export const stepFilters: Entries = {
  'not-step': entry(
    'other than the card of an earlier effect',
    'card !== $step',
    'other than $step',
    { step: 'card name' },
    { stands: 'after' },
  ),
  'not-target': entry('other than the chosen card', 'card !== target', 'other than that card', undefined, {
    stands: 'after',
    needs: ['target card'],
  }),
}

export const stepAmounts: Entries = {
  'step-count': entry('1 for each that an earlier effect counted', '$step', '1⟨for each $step⟩', { step: 'number name' }),
  'stat-of': entry(
    'a number of a card',
    '$card?.stat($stat) ?? 0',
    'X⟨(X is the $stat of $card)⟩',
    { card: 'card', stat: 'stat' },
    {
      first: { card: choice('self'), stat: 'attack' },
      reads: numberOf('$stat'),
    },
  ),
  'printed-of': entry(
    'a printed number of a card',
    '$card?.printedNumber($stat) ?? 0',
    'X⟨(X is the printed $stat of $card)⟩',
    { card: 'card', stat: 'stat' },
    {
      first: { card: choice('self'), stat: 'cost' },
      reads: numberOf('printed $stat'),
    },
  ),
  'left-of': entry(
    'the remaining hit points of a card',
    '$card?.hitPointsLeft ?? 0',
    'X⟨(X is the remaining hit points of $card)⟩',
    { card: 'card' },
    {
      first: { card: choice('self') },
      reads: numberOf('remaining hit points'),
    },
  ),
}

export const stepConditions: Entries = {
  'step-none': entry('an earlier effect counted none', '$step === 0', 'no $step', { step: 'number name' }),
  'step-some': entry('an earlier effect counted some', '$step > 0', 'a $step', { step: 'number name' }),
  'step-found': entry('an earlier effect chose or found a card', '$step !== undefined', 'a $step', { step: 'card name' }),
  'step-not-found': entry('an earlier effect chose or found no card', '$step === undefined', 'no $step', {
    step: 'card name',
  }),
}
