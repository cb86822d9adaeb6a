// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the menus hold script as text
/** Entries that texts of player cards need, for several menus of the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { type Entries, oneOf } from './entry.ts'

const after = { stands: 'after' } as const

export const playerFilters: Entries = {
  'is-defending': entry('that is defending', 'isDefending(card)', 'defending', undefined, { stands: 'before', needs: ['player card'] }),
  'over-threat': entry(
    'with an engagement cost higher than your threat',
    'card.engagementCost > you.threat',
    'with an engagement cost higher than your threat',
    undefined,
    after,
  ),
  'no-attachment': entry('without attachments', 'card.attachments.length === 0', 'without attachments', undefined, after),
  'left-at-most': entry(
    'with at most so many remaining hit points',
    'card.hitPointsLeft <= $count',
    'with at most $count remaining hit points',
    { count: 'count' },
    after,
  ),
  'not-subject': entry('other than the card it happened to', 'card !== event.subject', 'other than that card', undefined, {
    ...after,
    needs: ['card subject'],
  }),
  'shares-trait': entry(
    'that shares a trait with a card',
    'card.traits.some((trait) => $card?.has(trait))',
    'that shares a trait with $card',
    { card: 'card' },
    { ...after, first: { card: choice('host') } },
  ),
  'shares-trait-any': entry(
    'that shares a trait with one of a set of cards',
    '$group.some((one) => card.traits.some((trait) => one.has(trait)))',
    'that shares a trait with a $group',
    { group: 'group' },
    { ...after, first: { group: choice('victory-display') } },
  ),
  'no-points': entry('without victory points', "card.stat('victoryPoints') === 0", 'worth no victory points', undefined, {
    ...after,
    reads: ['with no victory points'],
  }),
  active: entry('that is the active location', 'card.isActiveLocation', 'active', undefined, { stands: 'before' }),
  remains: entry('that is still in play', 'card.inPlay', 'still in play', undefined, after),
}

export const playerGroupMenu: Entries = {
  'shadow-cards-of': {
    label: 'shadow cards of an enemy',
    code: '($card?.shadowCards ?? [])',
    noun: 'dealt',
    says: 'shadow card dealt to $card',
    blanks: { card: 'card' },
    first: { card: oneOf('engaged') },
  },
}

export const playerCards: Entries = {
  // the note is deleted as the card leaves play
  kept: entry(
    'the card that this effect keeps',
    'cardsInPlay().find((card) => card.memory($name) === self.id)',
    'the card of $name',
    { name: 'name' },
    { needs: ['later'], absent: 'possible', offer: 'read' },
  ),
}

export const playerPlayers: Entries = {
  other: entry('another player of your choice', 'choosePlayer(playersInOrder().filter((player) => player !== you))', 'another player'),
}

export const playerEffects: AbilityMenus['effects'] = {
  'player-attack': entry(
    'characters attack an enemy at once',
    'makePlayerAttack(you, $card, $cards)',
    'declare $cards as {#an attacker|attackers} against $card, and resolve the attack',
    { cards: 'cards', card: 'card' },
    { first: { cards: oneOf('your-characters'), card: oneOf('enemies') } },
  ),
  'shuffle-discard-in': entry(
    'shuffle the discard pile of a player into the deck',
    'shuffleIntoDeck($player.retrievable)',
    '$player shuffle~ {your|their} discard pile into {your|their} deck',
    { player: 'player' },
    { wants: ['player'] },
  ),
  'forbid-checks': entry(
    'make no engagement checks for a time',
    "forbid($cards, 'engages', $until, { how: 'check' })",
    '$cards does not make engagement checks $until',
    { cards: 'cards', until: 'until' },
    {
      first: { cards: oneOf('staging') },
      reads: ['(the|) players ignore $cards while making engagement checks $until', '$cards do not make engagement checks $until'],
    },
  ),
  'search-encounter-top-for': entry(
    'search the top of the encounter deck for a card',
    "search(you, topCards('encounter-deck', $count), (card) => $filters)[0]",
    '{you|that player} search~ the top $count cards of the encounter deck for a $filters',
    { count: 'count', filters: 'filters' },
    {
      returns: 'card',
      first: { count: 5, filters: [choice('location')] },
      reads: ['{you|that player} search~ the top $count cards of the encounter deck for (any 1|any|a|an|1) $filters'],
    },
  ),
  'search-discard-for': entry(
    'search your discard pile for a card',
    'search(you, you.retrievable, (card) => $filters)[0]',
    '{you|that player} search~ {your|their} discard pile for a $filters',
    { filters: 'filters' },
    { returns: 'card', first: { filters: [choice('ally')] } },
  ),
}

export const playerCosts: NonNullable<AbilityMenus['costs']> = {
  'return-one': entry(
    'return a card you control to your hand',
    'returnOne((card) => $filters)',
    'Return a $filters you control to your hand',
    { filters: 'filters' },
    { knows: 'card', first: { filters: [choice('ally')] } },
  ),
}

export const playerConditions: Entries = {
  'attacks-sort': entry(
    'a card attacks an enemy of a sort',
    '(isAttacking($card) && isSuch(currentPlayerAttack()?.enemy, (card) => $filters))',
    '$card is attacking a $filters',
    { card: 'card', filters: 'filters' },
    { first: { card: choice('self'), filters: [choice('enemy')] } },
  ),
  'defends-sort': entry(
    'a card defends against an enemy of a sort',
    '(isDefending($card) && isSuch(currentAttack()?.enemy, (card) => $filters))',
    '$card is defending against a $filters',
    { card: 'card', filters: 'filters' },
    { first: { card: choice('self'), filters: [choice('enemy')] } },
  ),
  'played-by-you': entry('you played it', 'event.you === you', 'you played it', undefined, { needs: ['playing'] }),
  'by-one-of': entry(
    'the attack of a card of a sort destroyed it',
    'attackersWhoDestroyed(event).some((card) => $filters)',
    'a $filters took part in the attack that destroyed it',
    { filters: 'filters' },
    { needs: ['destroyed'], first: { filters: [choice('hero')] } },
  ),
  'left-deck': entry('it was discarded from a deck', "event.from === 'deck'", 'it was discarded from a deck', undefined, {
    needs: ['discarding'],
  }),
  'left-hand': entry('it was discarded from a hand', "event.from === 'hand'", 'it was discarded from a hand', undefined, {
    needs: ['discarding'],
  }),
  'owned-by-you': entry('it belongs to you', 'event.subject.owner === you', 'it belongs to you', undefined, { needs: ['discarding'] }),
  'was-active': entry('it was the active location', "event.asItWas.zone === 'active-location'", 'it was the active location', undefined, {
    needs: ['as it was'],
  }),
}

export const playerAmounts: Entries = {
  'each-at-most': entry(
    '1 for each of a set of cards, but no more than …',
    'Math.min($count, $group.length)',
    '1⟨for each $group, to a maximum of $count⟩',
    { group: 'group', count: 'count' },
    { first: { count: 3 } },
  ),
}
