/** The part of the cooperative game's chapter for authors: writing scripts, scenes and scenarios, checking them, and simulating games. */
import type { Chapter } from '@questwright/rulebook'
import { eventNames } from '../event-names.ts'
import { abilityMenus } from './abilities/index.ts'
import { opening } from './opening.ts'
import { sceneBoard } from './scene-board.ts'
import { checkedInScripts } from './script-checks.ts'
import { simulation } from './simulation.ts'
import { scriptTexts, snippets } from './snippets.ts'
import { statWords } from './stats.ts'
import { wording } from './wording.ts'
import { xray } from './xray.ts'

export const authoring: Omit<Chapter, 'game'> = {
  abilityMenus,
  events: Object.fromEntries(Object.entries(eventNames).map(([kind, about]) => [kind, { about }])),
  stats: statWords,
  ...checkedInScripts,
  snippets,
  scriptTexts,
  sceneBoard,
  wording,
  xray,
  opening,
  simulation,
}
