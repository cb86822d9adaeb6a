/** Effects on damage and attacks, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'

export const fightEffects: AbilityMenus['effects'] = {
  'forbid-attack-damage': entry(
    'cancel combat damage for a time',
    "forbid($cards, 'damaged', $until, { from: 'attack' })",
    'cancel all combat damage dealt to $cards $until',
    { cards: 'cards', until: 'until' },
    { first: { cards: choice('choose', { group: choice('characters') }) } },
  ),
  'damage-and-others': entry(
    'deal damage to one of a set of cards, and other damage to each other',
    'for (const taker of chooseSome($group, 1)) dealDamageTogether($group.map((card) => ({ card, amount: card === taker ? $more : $count })))',
    'deal $more damage to a $group and $count damage to each other $group',
    { more: 'count', group: 'group', count: 'count' },
    {
      bound:
        'for (const taker of chooseSome($group, 1, { by: you })) dealDamageTogether($group.map((card) => ({ card, amount: card === taker ? $more : $count })))',
      joins: 'never',
    },
  ),
  'assign-damage': entry(
    'deal damage, divided as you like',
    'assignDamage($amount, $group)',
    'deal $amount damage, divided among $groups in any way',
    { amount: 'amount', group: 'group' },
    { bound: 'assignDamage($amount, $group, { by: you })' },
  ),
  'assign-damage-together': entry(
    'deal damage, divided as the players like',
    'assignDamage($amount, $group, { by: firstPlayer() })',
    'the players assign $amount damage among $groups',
    { amount: 'amount', group: 'group' },
    { concerns: 'everybody', first: { group: choice('characters') } },
  ),
  'attack-with': entry(
    'an enemy makes an immediate attack, for which something holds',
    'makeAttack($card, $player, { forThisAttack: () => $effects })',
    '$card makes an immediate attack against $player. For this attack, $effects',
    { card: 'card', player: 'player', effects: 'effects' },
    { joins: 'never' },
  ),
  'additional-attack': entry(
    'the attacking enemy makes an additional attack',
    'makeAdditionalAttack()',
    'attacking enemy makes an additional attack after this one',
    undefined,
    { needs: ['attack'] },
  ),
  'consider-undefended': entry(
    'the attack is considered undefended',
    'considerUndefended()',
    'this attack is considered undefended',
    undefined,
    { needs: ['attack'] },
  ),
  'after-attack': entry(
    'after this attack, …',
    'afterThisAttack($name)',
    'after this attack, $name takes effect',
    { name: 'name' },
    { joins: 'never', first: { name: 'aftermath' } },
  ),
  'after-attack-with-attacker': entry(
    'after this attack, … with the attacking enemy',
    'afterThisAttack($name, { enemy: attacker.id })',
    'after this attack, $name takes effect on attacking enemy',
    { name: 'name' },
    { joins: 'never', needs: ['attack'], first: { name: 'aftermath' } },
  ),
  'if-attack-destroys-with-attacker': entry(
    'if this attack destroys, … with the attacking enemy',
    'ifThisAttackDestroys($name, { enemy: attacker.id })',
    'if this attack destroys a character, $name takes effect on attacking enemy',
    { name: 'name' },
    { joins: 'never', needs: ['attack'], first: { name: 'spoils' } },
  ),
  'if-attack-damages-with-attacker': entry(
    'if this attack damages, … with the attacking enemy',
    'ifThisAttackDamages($name, { enemy: attacker.id })',
    'if this attack damages a character, $name takes effect on attacking enemy',
    { name: 'name' },
    { joins: 'never', needs: ['attack'], first: { name: 'wound' } },
  ),
  'if-attack-damages': entry(
    'if this attack damages, …',
    'ifThisAttackDamages($name)',
    'if this attack damages a character, $name takes effect',
    { name: 'name' },
    { joins: 'never', first: { name: 'wound' } },
  ),
  'if-attack-destroys': entry(
    'if this attack destroys, …',
    'ifThisAttackDestroys($name)',
    'if this attack destroys a character, $name takes effect',
    { name: 'name' },
    { joins: 'never', first: { name: 'spoils' } },
  ),
}
