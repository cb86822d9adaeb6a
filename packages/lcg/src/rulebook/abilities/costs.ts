/** The costs of abilities of the cooperative game, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { playerCosts } from './player-menus.ts'

export const costMenu: NonNullable<AbilityMenus['costs']> = {
  'exhaust-self': entry('exhaust this card', 'exhaustSelf', 'Exhaust $this'),
  'spend-own': entry("spend … resources from this hero's pool", 'spendOwnResources($count)', "Spend $count resource{s} from $this's pool", {
    count: 'count',
  }),
  'spend-host': entry(
    "spend … resources from the attached hero's pool",
    'spendHostResources($count)',
    "Spend $count resource{s} from attached hero's pool",
    { count: 'count' },
    { needs: ['host'] },
  ),
  spend: entry('spend … resources', 'spendResources($count)', 'Spend $count resource{s}', { count: 'count' }),
  'spend-sphere': entry('spend … resources of a sphere', 'spendResources($count, $sphere)', 'Spend $count [$sphere] resource{s}', {
    count: 'count',
    sphere: 'sphere',
  }),
  'discard-hand': entry('discard … cards from your hand', 'discardFromHand($count)', 'Discard $count card{s} from your hand', {
    count: 'count',
  }),
  'remove-own-tokens': entry('remove resource tokens from this card', 'removeOwnTokens($count)', 'Remove $count resource{s} from $this', {
    count: 'count',
  }),
  'raise-threat': entry('raise your threat by …', 'raiseOwnThreat($count)', 'Raise your threat by $count', { count: 'count' }),
  'lower-threat': entry('lower your threat by …', 'lowerOwnThreat($count)', 'Lower your threat by $count', { count: 'count' }),
  'exhaust-one': entry(
    'exhaust a card you control',
    'exhaustOne((card) => $filters)',
    'Exhaust a $filters you control',
    {
      filters: 'filters',
    },
    { knows: 'card', first: { filters: [choice('character')] } },
  ),
  'exhaust-host': entry('exhaust the card it is attached to', 'exhaustHost', 'Exhaust attached $host', undefined, { needs: ['host'] }),
  'discard-self': entry('discard this card', 'discardSelf', 'Discard $this'),
  'display-self': entry('add this card to the victory display', 'addSelfToVictoryDisplay', 'Add $this to the victory display'),
  'discard-one': entry(
    'discard a card you control',
    'discardOne((card) => $filters)',
    'Discard a $filters you control',
    { filters: 'filters' },
    { knows: 'card', first: { filters: [choice('attachment')] } },
  ),
  'discard-sort': entry(
    'discard a card of a sort from your hand',
    'discardFromHand(1, (card) => $filters)',
    'Discard a $filters from your hand',
    { filters: 'filters' },
    { knows: 'card', first: { filters: [choice('sphere', { sphere: 'lore' })] } },
  ),
  'discard-deck': entry('discard the top cards of your deck', 'discardFromDeck($count)', 'Discard the top $count card{s} of your deck', {
    count: 'count',
  }),
  'discard-encounter': entry(
    'discard the top cards of the encounter deck',
    "discardFromDeck($count, 'encounter')",
    'Discard the top $count card{s} of the encounter deck',
    { count: 'count' },
  ),
  'damage-self': entry('deal damage to this card', 'damageSelf($count)', 'Deal $count damage to $this', { count: 'count' }),
  'damage-one': entry(
    'deal damage to a character you control',
    'damageOne($count, (card) => $filters)',
    'Deal $count damage to a $filters you control',
    { count: 'count', filters: 'filters' },
    { knows: 'card', first: { filters: [choice('hero')] } },
  ),
  'raise-each': entry("raise each player's threat", 'raiseEachThreat($count)', "Raise each player's threat by $count", { count: 'count' }),
  'commit-self': entry('commit this character to the quest', 'commitSelf', 'Commit $this to the quest'),
  'spend-any-pool': entry(
    "spend … resources from any hero's pool",
    'spendFromAnyPool($count)',
    "Spend $count resource{s} from any hero's pool",
    {
      count: 'count',
    },
  ),
  ...playerCosts,
}
