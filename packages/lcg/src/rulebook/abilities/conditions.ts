/** How much, under which conditions, and words of lists, as the ability builder offers them. */
import type { AbilityMenus } from '@questwright/rulebook'
import { phases } from '../phases.ts'
import { entry } from './entry.ts'

/** Words that read as they are written. */
const plain = (words: readonly string[]): { readonly [word: string]: string } => Object.fromEntries(words.map((word) => [word, word]))

export const conditionMenus: Pick<AbilityMenus, 'amounts' | 'conditions' | 'lists'> = {
  amounts: {
    fixed: entry('a number', '$count', '$count', { count: 'count' }),
    'that-much': entry('that much', 'event.amount', 'that much', undefined, { needs: ['amount part'] }),
    undefended: entry(
      '… , or … if the attack is undefended',
      'attack.undefended ? $more : $count',
      '$count⟨($more instead if this attack is undefended)⟩',
      { count: 'count', more: 'count' },
      { needs: ['attack'] },
    ),
    each: entry('1 for each of a set of cards', '$group.length', '1⟨for each $group⟩', { group: 'group' }),
    'times-each': entry('… for each of a set of cards', '$count * $group.length', '$count⟨for each $group⟩', {
      count: 'count',
      group: 'group',
    }),
    players: entry('1 for each player', 'playersInOrder().length', '1⟨for each player⟩'),
    'own-damage': entry('1 for each damage on this card', 'self.damage', '1⟨for each damage on it⟩'),
    'own-resources': entry('1 for each resource on this card', 'self.resources', '1⟨for each resource on it⟩'),
    x: entry('X', 'x', 'X', undefined, { offer: 'read' }),
    'keyword-number': entry('the number of the keyword', 'number', 'its number', undefined, { needs: ['number'] }),
  },
  conditions: {
    ready: entry('this card is ready', 'self.ready', '$this is ready'),
    exhausted: entry('this card is exhausted', 'self.exhausted', '$this is exhausted'),
    committed: entry('this card is committed to the quest', 'self.committed', '$this is committed to the quest'),
    'in-staging': entry('this card is in the staging area', 'self.inStaging', '$this is in the staging area'),
    'is-active': entry('this card is the active location', 'self.isActiveLocation', '$this is the active location'),
    attached: entry('this card is attached to something', 'self.host !== null', '$this is attached'),
    damaged: entry('this card has damage', 'self.damage > 0', '$this has damage'),
    attacking: entry('this card is attacking', 'isAttacking(self)', '$this is attacking'),
    defending: entry('this card is defending', 'isDefending(self)', '$this is defending'),
    'at-least': entry('there are at least … of a set of cards', '$group.length >= $count', 'there are at least $count $groups', {
      group: 'group',
      count: 'count',
    }),
    any: entry('there is one of a set of cards', '$group.length > 0', 'there is a $group', { group: 'group' }),
    none: entry('there is none of a set of cards', '$group.length === 0', 'there are no $groups', { group: 'group' }),
    'active-trait': entry(
      'the active location has the trait …',
      'activeLocations().some((card) => card.has($trait))',
      'the active location has the $trait trait',
      { trait: 'trait' },
    ),
    'active-first-trait': entry(
      'the active location has the trait …',
      'activeLocation()?.has($trait) === true',
      'the active location has the $trait trait',
      { trait: 'trait' },
      { offer: 'read' },
    ),
    'no-active': entry('there is no active location', 'activeLocation() === undefined', 'there is no active location'),
    'threat-high': entry('your threat is … or higher', 'you.threat >= $count', '{your|their} threat is $count or higher', {
      count: 'count',
    }),
    'threat-low': entry('your threat is … or lower', 'you.threat <= $count', '{your|their} threat is $count or lower', { count: 'count' }),
    'in-phase': entry('it is the … phase', 'phase() === $phase', 'it is the $phase phase', { phase: 'phase' }),
    'players-many': entry(
      'there are at least … players',
      'playersInOrder().length >= $count',
      'there are at least $count players in the game',
      { count: 'count' },
    ),
    'attack-undefended': entry('the attack is undefended', 'attack.undefended', 'this attack is undefended', undefined, {
      needs: ['attack'],
    }),
    'by-you': entry(
      'it is your attacker’s doing',
      'attackersWhoDestroyed(event).includes(self)',
      '$this took part in the attack that destroyed it',
      undefined,
      { offer: 'read' },
    ),
  },
  lists: {
    sphere: plain(['leadership', 'tactics', 'spirit', 'lore']),
    phase: plain(Object.keys(phases)),
    stat: {
      willpower: '[willpower]',
      attack: '[attack]',
      defense: '[defense]',
      hitPoints: 'hit points',
      threat: '[threat]',
      engagementCost: 'engagement cost',
      questPoints: 'quest points',
      cost: 'cost',
    },
    until: {
      phase: 'until the end of the phase',
      round: 'until the end of the round',
      attack: 'for this attack',
      game: 'for the rest of the game',
    },
    sort: plain(['hero', 'ally', 'character', 'enemy', 'location', 'attachment', 'objective']),
    type: plain(['ally', 'attachment', 'event', 'enemy', 'location', 'treachery']),
    forbidden: {
      attacks: 'attack',
      defends: 'defend',
      commits: 'commit to the quest',
      readied: 'ready',
      engages: 'engage',
      damaged: 'be damaged',
      healed: 'be healed',
      attacked: 'be attacked',
      travels: 'be travelled to',
      leavesPlay: 'leave play',
      controlTaken: 'change control',
      drawn: 'draw cards',
      stageDefeated: 'be defeated',
    },
    permission: {
      attacksForOthers: 'may attack enemies engaged with other players',
      defendsForOthers: 'may defend attacks against other players',
      takesUndefendedDamage: 'may take the damage of undefended attacks',
      mustTakeUndefendedDamage: 'takes the damage of undefended attacks instead of a hero',
      attacksStagingAlone: 'may attack alone into the staging area',
      withholdsThreat: 'does not contribute its [threat]',
      mustBeTravelledTo: 'must be travelled to',
      ignoresAttackersForOthers: 'is immune to the attack of characters that attack it for other players',
      survivesDamage: 'cannot be destroyed by damage',
      goesToVictoryDisplay: 'goes to the victory display',
      consideredEngaged: 'is considered to be engaged with each player',
      playableInActionWindows: 'may be played in any action window',
    },
  },
}
