import { ask, type Ruleset, table } from '@questwright/kernel'
import { currentAttack, playersInOrder } from './round.ts'
import { shadowCardsToResolve } from './shadow-keeping.ts'
import { windowAfter } from './step-names.ts'

/**
 * How far the forecast of a choice runs: for a quest to the end of its resolution, for an attack to its damage. Steps that would turn up hidden cards
 * are skipped.
 */
export const foresight: NonNullable<Ruleset['foresight']> = {
  reach: {
    '3.2': ['3.2', windowAfter('3.2'), '3.3', windowAfter('3.3'), '3.4'],
    [windowAfter('3.3')]: [windowAfter('3.3'), '3.4'],
    '6.4a': ['6.4b', windowAfter('6.4b')],
    '6.4.1': [windowAfter('6.4.1'), '6.4.2', windowAfter('6.4.2'), '6.4.3'],
    [windowAfter('6.4.1')]: [windowAfter('6.4.1'), '6.4.2', windowAfter('6.4.2'), '6.4.3'],
    [windowAfter('6.4.2')]: [windowAfter('6.4.2'), '6.4.3'],
    '6.8a': ['6.8b', '6.8.1', windowAfter('6.8.1'), '6.8.2', windowAfter('6.8.2'), '6.8.3'],
    '6.8.1': [windowAfter('6.8.1'), '6.8.2', windowAfter('6.8.2'), '6.8.3'],
  },
  sameChance: {
    [windowAfter('1.3')]: ['1.4', '2.1', '2.2'],
    '2.2': ['2.3', '2.2', '2.4', '3.1', windowAfter('3.1')],
  },
  veiled: {
    '3.3': () =>
      playersInOrder().length + (ask(table().board, 'cardsToReveal') as number) > 0
        ? { says: 'unknown.revealed', next: windowAfter('3.3') }
        : undefined,
    '6.4.2': () => {
      const attack = currentAttack()
      return attack && shadowCardsToResolve(attack.enemy).length > 0 ? { says: 'unknown.shadow', next: windowAfter('6.4.2') } : undefined
    },
  },
}
