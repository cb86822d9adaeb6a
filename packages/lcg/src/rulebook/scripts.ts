/** The names in scripts for which the cooperative game itself has the texts, and remedies for faults of scripts. */
import type { Chapter } from '@questwright/rulebook'

export const scripts: Pick<Chapter, 'ownNames' | 'faultRemedies'> = {
  faultRemedies: {
    'out-of-fuel': 'In the quest phase an empty encounter deck is made anew: a loop until it is empty never ends, and discardUntil does',
  },
  ownNames: {
    prompts: [
      'assign-damage',
      'choose',
      'choose-active-location',
      'choose-attackers',
      'choose-defender',
      'choose-defenders',
      'choose-enemy-to-attack',
      'choose-enemy-to-engage',
      'choose-for-damage',
      'choose-for-hand',
      'choose-host',
      'choose-location',
      'choose-next-stage',
      'choose-number',
      'choose-one',
      'choose-player',
      'choose-to-commit',
      'choose-to-discard',
      'choose-to-exhaust',
      'choose-to-heal',
      'choose-to-remove-from-quest',
      'choose-up-to',
      'distribute',
      'may',
      'may-pay-to-ready',
      'may-put-on-bottom',
      'may-search',
      'order-on-top',
      'search',
    ],
    outcomes: ['last-stage', 'by-scenario', 'by-card', 'all-eliminated'],
    costs: ['exhaust', 'discard', 'resources', 'threat', 'raise-threat'],
    tokens: ['damage', 'resource', 'progress', 'threat'],
  },
}
