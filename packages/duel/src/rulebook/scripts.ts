/** Data for the checks of scripts of the duel. */
import type { Chapter } from '@questwright/rulebook'

export const scripts: Pick<Chapter, 'abilities' | 'ownNames' | 'moments' | 'cardWords' | 'commonWords' | 'scriptCalls'> = {
  abilities: {
    Muster: ['action', 'handsOn'],
    Ambush: ['action'],
    Clash: ['action'],
    Answer: ['answer.must', 'answer.may', 'answer.mustAfter', 'answer.mayAfter'],
  },
  moments: [
    {
      builders: ['attaches', 'handsOn', 'bearer'],
      only: ['item'],
      why: 'only items are borne',
      remedy: 'Take it out, or make the card an item.',
    },
  ],
  commonWords: ['fighter', 'item', 'move', 'own', 'shadow', 'hand', 'ground', 'wounded', 'you', 'rival', 'draw', 'exert'],
  cardWords: ['ground', 'borne'],
  scriptCalls: {
    parts: ['action', 'cannot', 'card', 'check', 'keyword', 'modifier', 'scene', 'system'],
    abilities: ['action'],
    ways: ['chooseOne'],
    outcomes: [],
    tokens: [],
  },
  ownNames: {
    prompts: ['whom', 'exert', 'discard', 'bearer', 'search', 'summon', 'either', 'assign', 'bid', 'stake'],
    outcomes: ['stands-alone', 'all-fell', 'exhausted'],
    costs: ['cost', 'exert', 'add', 'discard'],
    tokens: ['wounds'],
    abilities: ['play', 'hand-on', 'bearer'],
  },
}
