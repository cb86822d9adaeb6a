/** The modes of the cooperative game; systems can add others. The ruleset uses this object too. */
import type { Chapter } from '@questwright/rulebook'

export const modes = {
  // LCG-MODE-1
  standard: { name: 'Standard', text: 'All encounter cards.', when: 'always' },
  // LCG-MODE-2, LCG-MODE-3
  easy: {
    name: 'Easy',
    text: 'Without the hardest encounter cards; each hero starts with one resource.',
    when: 'always',
    takesOut: 'easyModeRemoves',
    beginsWith: { resource: 1 },
  },
  // LCG-MODE-5
  basic: {
    name: 'Basic',
    text: 'All encounter cards; enemies are dealt no shadow cards.',
    when: 'always',
    leavesOut: ['shadow-cards'],
  },
  // LCG-MODE-4
  nightmare: { name: 'Nightmare', text: 'With the cards of its nightmare deck in place of some of its own.', when: 'said' },
} as const satisfies Required<Chapter>['modes']
