/** The costs of travelling to a location, for the ability builder. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'

export const priceMenu: NonNullable<AbilityMenus['prices']> = {
  raise: entry(
    'each player raises threat',
    'raiseThreat(playersInOrder(), $count)',
    'Each player must raise their threat by $count to travel here',
    { count: 'count' },
    { payable: 'true' },
  ),
  reveal: entry(
    'reveal encounter cards',
    'revealEncounterCards($count)',
    'Reveal $count card{s} from the encounter deck to travel here',
    { count: 'count' },
    { payable: 'encounterDeck().length >= $count' },
  ),
  exhaust: entry(
    'the first player exhausts a card',
    'exhaust(choose($group))',
    'The first player must exhaust a $group to travel here',
    { group: 'group' },
    { payable: '$group.length > 0', first: { group: choice('characters') } },
  ),
  'exhaust-as': entry(
    'the first player exhausts a card',
    'exhaust(choose($group, { as: $name }))',
    'The first player must exhaust a $group to travel here',
    { group: 'group', name: 'name' },
    { payable: '$group.length > 0', offer: 'read' },
  ),
  'each-exhausts': entry(
    'each player exhausts a card',
    'exhaust(eachPlayerChooses((player) => $group))',
    'Each player must exhaust a $group to travel here',
    { group: 'group' },
    { payable: 'playersInOrder().every((player) => $group.length > 0)', binds: 'player', first: { group: choice('your-heroes') } },
  ),
  'each-exhausts-as': entry(
    'each player exhausts a card',
    'exhaust(eachPlayerChooses((player) => $group, { as: $name }))',
    'Each player must exhaust a $group to travel here',
    { group: 'group', name: 'name' },
    { payable: 'playersInOrder().every((player) => $group.length > 0)', binds: 'player', offer: 'read' },
  ),
  discard: entry(
    'discard a card',
    'discard(choose($group))',
    'The first player must discard a $group to travel here',
    {
      group: 'group',
    },
    { payable: '$group.length > 0', first: { group: choice('hand') } },
  ),
  random: entry(
    'the first player discards cards at random',
    'discardAtRandom(firstPlayer(), $count)',
    'The first player must discard $count card{s} at random from their hand to travel here',
    { count: 'count' },
    { payable: 'firstPlayer().hand.length >= $count' },
  ),
  effects: entry(
    'something happens',
    '$effects',
    'To travel here, $effects',
    { effects: 'effects' },
    { payable: 'true', first: { effects: [choice('lose-progress')] } },
  ),
}
