/** Effects on resources and other tokens, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { oneOf } from './entry.ts'

export const tokenEffects: AbilityMenus['effects'] = {
  'add-resources': entry(
    'add resources',
    'addResources($card, $amount)',
    'add $amount resource{s} to ‹$card|resource pool›',
    {
      card: 'card',
      amount: 'amount',
    },
    { first: { card: oneOf('heroes') } },
  ),
  'add-resources-each': entry(
    'add resources to each of a set of cards',
    'for (const one of $group) addResources(one, $amount)',
    'add $amount resource{s} to the resource pool of each $group',
    { group: 'group', amount: 'amount' },
    { joins: 'never', first: { group: choice('heroes') } },
  ),
  'move-resources': entry(
    'move resources',
    'moveResources($card, $other, $amount)',
    'move $amount resource{s} from ‹$card|resource pool› to ‹$other|resource pool›',
    { card: 'card', other: 'card', amount: 'amount' },
    { first: { card: oneOf('heroes') } },
  ),
  'lose-resources': entry(
    'remove resources',
    'loseResources($card, $amount)',
    'remove $amount resource{s} from ‹$card|resource pool›',
    {
      card: 'card',
      amount: 'amount',
    },
    { first: { card: oneOf('heroes') } },
  ),
  tokens: entry('place resource tokens on a card', "placeTokens($card, 'resource', $amount)", 'place $amount resource token{s} on $card', {
    card: 'card',
    amount: 'amount',
  }),
  'remove-tokens': entry(
    'remove resource tokens from a card',
    "removeTokens($card, 'resource', $amount)",
    'remove $amount resource token{s} from $card',
    { card: 'card', amount: 'amount' },
  ),
  'tokens-of': entry(
    'place tokens of any sort on a card',
    'placeTokens($card, $token, $amount)',
    'place $amount $token counter{s} on $card',
    { card: 'card', token: 'trait', amount: 'amount' },
    { first: { trait: 'time' } },
  ),
  'tokens-off': entry(
    'remove tokens of any sort from cards',
    'removeTokens($cards, $token, $amount)',
    'remove $amount $token counter{s} from $cards',
    { cards: 'cards', token: 'trait', amount: 'amount' },
    { first: { trait: 'time' } },
  ),
}
