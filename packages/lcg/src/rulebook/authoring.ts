/**
 * The part of the cooperative game's chapter that pages for players do not need: for writing and checking scripts, scenes and scenarios,
 * for simulations, and for terminals.
 */
import type { Chapter } from '@questwright/rulebook'
import { eventNames } from '../event-names.ts'
import { abilityMenus } from './abilities/index.ts'
import { deprecatedWords } from './deprecated-words.ts'
import { opening } from './opening.ts'
import { scenarioSetup } from './scenario-setup.ts'
import { sceneBoard } from './scene-board.ts'
import { scriptCalls } from './script-calls.ts'
import { checkedInScripts } from './script-checks.ts'
import { simulation } from './simulation.ts'
import { scriptTexts, snippets } from './snippets.ts'
import { statWords } from './stats.ts'
import { terminal } from './table-text.ts'
import { wording } from './wording.ts'
import { xray } from './xray.ts'

const immune = (words: string): string => `modifier('immunities', { gain: '${words}' }).`

export const authoring: Omit<Chapter, 'game'> = {
  abilityMenus,
  misplaced: {
    victory: 'Victory is a keyword: write "Victory {value}" among the `keywords`.',
    immunities: `Write it into the script of the card: ${immune('card-effects')}`,
    'immune-to-card-effects': `It is no keyword. Write into the script of the card: ${immune('card-effects')}`,
    'immune-to-player-card-effects': `It is no keyword. Write into the script of the card: ${immune('player-card-effects')}`,
  },
  ...terminal,
  ...scenarioSetup,
  events: Object.fromEntries(Object.entries(eventNames).map(([kind, about]) => [kind, { about }])),
  stats: statWords,
  ...checkedInScripts,
  scriptCalls,
  snippets,
  scriptTexts,
  deprecated: deprecatedWords,
  sceneBoard,
  wording,
  xray,
  opening,
  simulation,
}
